import { cliffMonastery } from './cliff-monastery.ts'
import { hotSprings } from './hot-springs.ts'
import { spires } from './spires.ts'
import { tablemount } from './tablemount.ts'
import { terraces } from './terraces.ts'
import { viaduct } from './viaduct.ts'

/** Scenes of mountains, wherever they are. */
export const MOUNTAIN_SCENES = {
  'cliff-monastery': cliffMonastery,
  'hot-springs': hotSprings,
  spires,
  tablemount,
  terraces,
  viaduct,
} as const
