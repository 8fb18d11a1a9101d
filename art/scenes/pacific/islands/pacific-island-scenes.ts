import { inati } from './inati.ts'

/** Scenes of the smaller islands of the Pacific. */
export const PACIFIC_ISLAND_SCENES = {
  inati,
} as const
