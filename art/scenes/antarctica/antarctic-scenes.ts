import { floes } from './floes.ts'
import { penguinColony } from './penguin-colony.ts'
import { whaleBay } from './whale-bay.ts'

/** Scenes of Antarctica. */
export const ANTARCTIC_SCENES = {
  floes,
  'penguin-colony': penguinColony,
  'whale-bay': whaleBay,
} as const
