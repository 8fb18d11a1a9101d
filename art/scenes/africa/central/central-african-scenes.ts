import { forestClearing } from './forest-clearing.ts'
import { lavaLake } from './lava-lake.ts'
import { royalDrums } from './royal-drums.ts'
import { sapeurs } from './sapeurs.ts'
import { turtleBeach } from './turtle-beach.ts'

/** Scenes of Central Africa. */
export const CENTRAL_AFRICAN_SCENES = {
  'forest-clearing': forestClearing,
  'lava-lake': lavaLake,
  'royal-drums': royalDrums,
  sapeurs,
  'turtle-beach': turtleBeach,
} as const
