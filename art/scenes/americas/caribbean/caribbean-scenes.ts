import { ashTown } from './ash-town.ts'
import { bambooRaft } from './bamboo-raft.ts'
import { blueHole } from './blue-hole.ts'
import { boulderGrotto } from './boulder-grotto.ts'
import { boulderSurf } from './boulder-surf.ts'
import { caneTrain } from './cane-train.ts'
import { conchFlats } from './conch-flats.ts'
import { ibisRoost } from './ibis-roost.ts'
import { iguanaLight } from './iguana-light.ts'
import { loloRow } from './lolo-row.ts'
import { lowPlane } from './low-plane.ts'
import { millBay } from './mill-bay.ts'
import { rayBar } from './ray-bar.ts'
import { rectHarbour } from './rect-harbour.ts'
import { roundSkiff } from './round-skiff.ts'
import { saltCones } from './salt-cones.ts'
import { sandlot } from './sandlot.ts'
import { seaArch } from './sea-arch.ts'
import { treeFrog } from './tree-frog.ts'
import { twinFalls } from './twin-falls.ts'
/** Scenes of the Caribbean islands. */
export const CARIBBEAN_SCENES = {
  'ash-town': ashTown,
  'bamboo-raft': bambooRaft,
  'blue-hole': blueHole,
  'boulder-grotto': boulderGrotto,
  'boulder-surf': boulderSurf,
  'cane-train': caneTrain,
  'conch-flats': conchFlats,
  'ibis-roost': ibisRoost,
  'iguana-light': iguanaLight,
  'lolo-row': loloRow,
  'low-plane': lowPlane,
  'mill-bay': millBay,
  'ray-bar': rayBar,
  'rect-harbour': rectHarbour,
  'salt-cones': saltCones,
  'sea-arch': seaArch,
  'tree-frog': treeFrog,
  'twin-falls': twinFalls,
  'round-skiff': roundSkiff,
  sandlot: sandlot,
} as const
