import { deadvlei } from './deadvlei.ts'
import { lakes } from './lakes.ts'
import { startrails } from './startrails.ts'
import { vineyard } from './vineyard.ts'
import { yurts } from './yurts.ts'

/** Scenes of open country, wherever it is. */
export const PLAINS_SCENES = {
  deadvlei,
  lakes,
  startrails,
  vineyard,
  yurts,
} as const
