import { cataractWalk } from './cataract-walk.ts'
import { saltMirror } from './salt-mirror.ts'

/** Scenes of South America. */
export const SOUTH_AMERICAN_SCENES = {
  'cataract-walk': cataractWalk,
  'salt-mirror': saltMirror,
} as const
