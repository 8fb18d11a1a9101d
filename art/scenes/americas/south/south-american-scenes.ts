import { boobyIsle } from './booby-isle.ts'
import { cataractWalk } from './cataract-walk.ts'
import { saltMirror } from './salt-mirror.ts'

/** Scenes of South America. */
export const SOUTH_AMERICAN_SCENES = {
  'booby-isle': boobyIsle,
  'cataract-walk': cataractWalk,
  'salt-mirror': saltMirror,
} as const
