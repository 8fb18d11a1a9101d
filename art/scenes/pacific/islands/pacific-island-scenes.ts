import { beachRugby } from './beach-rugby.ts'
import { inati } from './inati.ts'
import { landDive } from './land-dive.ts'
import { latteFlame } from './latte-flame.ts'
import { palmChasm } from './palm-chasm.ts'
import { quiltCircle } from './quilt-circle.ts'
import { whaleCalf } from './whale-calf.ts'

/** Scenes of the smaller islands of the Pacific. */
export const PACIFIC_ISLAND_SCENES = {
  inati,
  'whale-calf': whaleCalf,
  'latte-flame': latteFlame,
  'land-dive': landDive,
  'quilt-circle': quiltCircle,
  'beach-rugby': beachRugby,
  'palm-chasm': palmChasm,
} as const
