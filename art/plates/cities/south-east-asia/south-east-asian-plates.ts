import type { Plate } from '#art/plates/plate.ts'
import { basketBoat } from './basket-boat.ts'
import { bayonTower } from './bayon-tower.ts'
import { blueMansion } from './blue-mansion.ts'
import { borobudur } from './borobudur.ts'
import { chediLuang } from './chedi-luang.ts'
import { doiSuthep } from './doi-suthep.ts'
import { independencePalace } from './independence-palace.ts'
import { japaneseBridge } from './japanese-bridge.ts'
import { kekLokSi } from './kek-lok-si.ts'
import { masjidJamek } from './masjid-jamek.ts'
import { notreDameSaigon } from './notre-dame-saigon.ts'
import { prambanan } from './prambanan.ts'
import { sultanMosque } from './sultan-mosque.ts'
import { thatMakmo } from './that-makmo.ts'
import { watXiengThong } from './wat-xieng-thong.ts'

export const SOUTH_EAST_ASIAN_PLATES: Readonly<Record<string, Plate>> = {
  bayonTower,
  borobudur,
  chediLuang,
  doiSuthep,
  independencePalace,
  japaneseBridge,
  kekLokSi,
  masjidJamek,
  notreDameSaigon,
  prambanan,
  sultanMosque,
  watXiengThong,
  thatMakmo,
  blueMansion,
  basketBoat,
}
