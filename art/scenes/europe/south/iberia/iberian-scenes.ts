import { sunMats } from './sun-mats.ts'
import { tideRace } from './tide-race.ts'

/** Scenes of Spain, Portugal and Gibraltar. */
export const IBERIAN_SCENES = {
  'sun-mats': sunMats,
  'tide-race': tideRace,
} as const
