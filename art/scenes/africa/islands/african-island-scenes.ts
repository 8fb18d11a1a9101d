import { caneMorne } from './cane-morne.ts'
import { fogoCone } from './fogo-cone.ts'
import { needleJungle } from './needle-jungle.ts'
/** Scenes of the islands around Africa. */
export const AFRICAN_ISLAND_SCENES = {
  'cane-morne': caneMorne,
  'fogo-cone': fogoCone,
  'needle-jungle': needleJungle,
} as const
