import type { Plate } from '#art/plates/plate.ts'
import { abanotubani } from './abanotubani.ts'
import { bayonTower } from './bayon-tower.ts'
import { borobudur } from './borobudur.ts'
import { chediLuang } from './chedi-luang.ts'
import { dhamekStupa } from './dhamek-stupa.ts'
import { doiSuthep } from './doi-suthep.ts'
import { galleLighthouse } from './galle-lighthouse.ts'
import { hawaMahal } from './hawa-mahal.ts'
import { independencePalace } from './independence-palace.ts'
import { japaneseBridge } from './japanese-bridge.ts'
import { kekLokSi } from './kek-lok-si.ts'
import { masjidJamek } from './masjid-jamek.ts'
import { notreDameSaigon } from './notre-dame-saigon.ts'
import { osakaCastle } from './osaka-castle.ts'
import { prambanan } from './prambanan.ts'
import { samratYantra } from './samrat-yantra.ts'
import { sultanMosque } from './sultan-mosque.ts'
import { umedaSky } from './umeda-sky.ts'
import { watXiengThong } from './wat-xieng-thong.ts'

export const ASIAN_PLATES: Readonly<Record<string, Plate>> = {
  bayonTower,
  borobudur,
  dhamekStupa,
  doiSuthep,
  galleLighthouse,
  hawaMahal,
  japaneseBridge,
  kekLokSi,
  notreDameSaigon,
  osakaCastle,
  prambanan,
  samratYantra,
  sultanMosque,
  umedaSky,
  watXiengThong,
  chediLuang,
  masjidJamek,
  abanotubani,
  independencePalace,
}
