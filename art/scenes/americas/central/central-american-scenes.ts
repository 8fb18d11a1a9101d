import { lakeFerry } from './lake-ferry.ts'
import { pupusaGriddle } from './pupusa-griddle.ts'
import { slothBranch } from './sloth-branch.ts'

/** Scenes of Central America. */
export const CENTRAL_AMERICAN_SCENES = {
  'pupusa-griddle': pupusaGriddle,
  'lake-ferry': lakeFerry,
  'sloth-branch': slothBranch,
} as const
