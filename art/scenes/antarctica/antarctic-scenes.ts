import { iceStrait } from './ice-strait.ts'
import { penguinColony } from './penguin-colony.ts'
import { whaleBay } from './whale-bay.ts'

/** Scenes of Antarctica. */
export const ANTARCTIC_SCENES = {
  'ice-strait': iceStrait,
  'penguin-colony': penguinColony,
  'whale-bay': whaleBay,
} as const
