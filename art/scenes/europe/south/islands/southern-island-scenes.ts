import { bullPortico } from './bull-portico.ts'
import { deerColumns } from './deer-columns.ts'
import { pebbleHorn } from './pebble-horn.ts'
import { seaCathedral } from './sea-cathedral.ts'
/** Scenes of the islands of Southern Europe. */
export const SOUTHERN_ISLAND_SCENES = {
  'bull-portico': bullPortico,
  'deer-columns': deerColumns,
  'pebble-horn': pebbleHorn,
  'sea-cathedral': seaCathedral,
} as const
