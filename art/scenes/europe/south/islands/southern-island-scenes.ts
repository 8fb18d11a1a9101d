import { bullPortico } from './bull-portico.ts'
import { craterLakes } from './crater-lakes.ts'
import { deerColumns } from './deer-columns.ts'
import { goddessRock } from './goddess-rock.ts'
import { overhangTown } from './overhang-town.ts'
import { pebbleHorn } from './pebble-horn.ts'
import { seaCathedral } from './sea-cathedral.ts'
/** Scenes of the islands of Southern Europe. */
export const SOUTHERN_ISLAND_SCENES = {
  'bull-portico': bullPortico,
  'crater-lakes': craterLakes,
  'deer-columns': deerColumns,
  'goddess-rock': goddessRock,
  'overhang-town': overhangTown,
  'pebble-horn': pebbleHorn,
  'sea-cathedral': seaCathedral,
} as const
