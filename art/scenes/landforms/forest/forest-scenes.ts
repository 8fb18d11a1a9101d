import { canopyWalk } from './canopy-walk.ts'
import { cenote } from './cenote.ts'
import { jungle } from './jungle.ts'
import { waterfall } from './waterfall.ts'

/** Scenes of forests and their waters, wherever they are. */
export const FOREST_SCENES = {
  'canopy-walk': canopyWalk,
  cenote,
  jungle,
  waterfall,
} as const
