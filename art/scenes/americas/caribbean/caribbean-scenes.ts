import { ashTown } from './ash-town.ts'
import { bambooRaft } from './bamboo-raft.ts'
import { blueHole } from './blue-hole.ts'
import { boulderSurf } from './boulder-surf.ts'
import { caneTrain } from './cane-train.ts'
import { ibisRoost } from './ibis-roost.ts'
import { iguanaLight } from './iguana-light.ts'
import { loloRow } from './lolo-row.ts'
import { lowPlane } from './low-plane.ts'
import { rayBar } from './ray-bar.ts'
import { rectHarbour } from './rect-harbour.ts'
import { saltCones } from './salt-cones.ts'
import { roundSkiff } from './round-skiff.ts'
import { seaArch } from './sea-arch.ts'
import { twinFalls } from './twin-falls.ts'
/** Scenes of the Caribbean islands. */
export const CARIBBEAN_SCENES = {
  'ash-town': ashTown,
  'bamboo-raft': bambooRaft,
  'blue-hole': blueHole,
  'boulder-surf': boulderSurf,
  'cane-train': caneTrain,
  'ibis-roost': ibisRoost,
  'iguana-light': iguanaLight,
  'lolo-row': loloRow,
  'low-plane': lowPlane,
  'ray-bar': rayBar,
  'rect-harbour': rectHarbour,
  'salt-cones': saltCones,
  'sea-arch': seaArch,
  'twin-falls': twinFalls,
  'round-skiff': roundSkiff,
} as const
