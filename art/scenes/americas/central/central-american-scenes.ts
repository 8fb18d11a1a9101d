import { lakeFerry } from './lake-ferry.ts'
import { pupusaGriddle } from './pupusa-griddle.ts'

/** Scenes of Central America. */
export const CENTRAL_AMERICAN_SCENES = {
  'pupusa-griddle': pupusaGriddle,
  'lake-ferry': lakeFerry,
} as const
