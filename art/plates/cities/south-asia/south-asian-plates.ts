import type { Plate } from '#art/plates/plate.ts'
import { abanotubani } from './abanotubani.ts'
import { dhamekStupa } from './dhamek-stupa.ts'
import { galleLighthouse } from './galle-lighthouse.ts'
import { grooteKerk } from './groote-kerk.ts'
import { hawaMahal } from './hawa-mahal.ts'
import { krishnaMandir } from './krishna-mandir.ts'
import { malviyaBridge } from './malviya-bridge.ts'
import { rajabaiTower } from './rajabai-tower.ts'
import { samratYantra } from './samrat-yantra.ts'
import { tajMahal } from './taj-mahal.ts'

export const SOUTH_ASIAN_PLATES: Readonly<Record<string, Plate>> = {
  abanotubani,
  dhamekStupa,
  galleLighthouse,
  hawaMahal,
  samratYantra,
  krishnaMandir,
  rajabaiTower,
  malviyaBridge,
  grooteKerk,
  tajMahal,
}
