import type { Plate } from '#art/plates/plate.ts'
import { atomium } from './atomium.ts'
import { belfryOfBruges } from './belfry-of-bruges.ts'
import { britannia } from './britannia.ts'
import { caltonHill } from './calton-hill.ts'
import { hallgrimskirkja } from './hallgrimskirkja.ts'
import { helsinkiCathedral } from './helsinki-cathedral.ts'
import { osloOpera } from './oslo-opera.ts'
import { poolbegLighthouse } from './poolbeg-lighthouse.ts'
import { trinityCampanile } from './trinity-campanile.ts'
import { westertoren } from './westertoren.ts'

export const NORTHERN_EUROPEAN_PLATES: Readonly<Record<string, Plate>> = {
  atomium,
  belfryOfBruges,
  britannia,
  caltonHill,
  hallgrimskirkja,
  helsinkiCathedral,
  osloOpera,
  poolbegLighthouse,
  trinityCampanile,
  westertoren,
}
