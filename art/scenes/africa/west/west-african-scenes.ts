import { palmBasilica } from './palm-basilica.ts'
import { pillarRing } from './pillar-ring.ts'

/** Scenes of West Africa. */
export const WEST_AFRICAN_SCENES = {
  'palm-basilica': palmBasilica,
  'pillar-ring': pillarRing,
} as const
