import { boobyIsle } from './booby-isle.ts'
import { cataractWalk } from './cataract-walk.ts'
import { fitzRoy } from './fitz-roy.ts'
import { saltMirror } from './salt-mirror.ts'

/** Scenes of South America. */
export const SOUTH_AMERICAN_SCENES = {
  'booby-isle': boobyIsle,
  'cataract-walk': cataractWalk,
  'fitz-roy': fitzRoy,
  'salt-mirror': saltMirror,
} as const
