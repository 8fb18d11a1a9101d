import { blueDoor } from './blue-door.ts'
import { citadelMosque } from './citadel-mosque.ts'
import { dyePits } from './dye-pits.ts'
import { fourWayArch } from './four-way-arch.ts'
import { kiteLagoon } from './kite-lagoon.ts'
import { mzab } from './mzab.ts'
import { pyramids } from './pyramids.ts'
import { riverKsar } from './river-ksar.ts'
import { straitRail } from './strait-rail.ts'

/** Scenes of North Africa. */
export const NORTH_AFRICAN_SCENES = {
  'blue-door': blueDoor,
  'citadel-mosque': citadelMosque,
  'dye-pits': dyePits,
  'four-way-arch': fourWayArch,
  mzab,
  pyramids,
  'river-ksar': riverKsar,
  'strait-rail': straitRail,
  'kite-lagoon': kiteLagoon,
} as const
