import type { Plate } from '#art/plates/plate.ts'
import { abuDarwishMosque } from './abu-darwish-mosque.ts'
import { alAlam } from './al-alam.ts'
import { babBoujloud } from './bab-boujloud.ts'
import { garrattMountGelai } from './garratt-mount-gelai.ts'
import { houseOfSlaves } from './house-of-slaves.ts'
import { kenyattaCentre } from './kenyatta-centre.ts'
import { mosqueOfTheDivinity } from './mosque-of-the-divinity.ts'
import { nejjarineFountain } from './nejjarine-fountain.ts'
import { templeOfHercules } from './temple-of-hercules.ts'

export const AFRICAN_AND_MIDDLE_EASTERN_PLATES: Readonly<Record<string, Plate>> = {
  alAlam,
  babBoujloud,
  kenyattaCentre,
  mosqueOfTheDivinity,
  templeOfHercules,
  abuDarwishMosque,
  garrattMountGelai,
  nejjarineFountain,
  houseOfSlaves,
}
