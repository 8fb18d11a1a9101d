import { floes } from './floes.ts'
import { iceStrait } from './ice-strait.ts'
import { penguinColony } from './penguin-colony.ts'
import { whaleBay } from './whale-bay.ts'

/** Scenes of Antarctica. */
export const ANTARCTIC_SCENES = {
  floes,
  'ice-strait': iceStrait,
  'penguin-colony': penguinColony,
  'whale-bay': whaleBay,
} as const
