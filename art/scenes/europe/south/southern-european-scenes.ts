import { angelBridge } from './angel-bridge.ts'
import { arenaScooter } from './arena-scooter.ts'
import { bayChairs } from './bay-chairs.ts'
import { caldera } from './caldera.ts'
import { cliffChapel } from './cliff-chapel.ts'
import { cliffHouses } from './cliff-houses.ts'
import { columnArms } from './column-arms.ts'
import { doricTemple } from './doric-temple.ts'
import { eyedBoats } from './eyed-boats.ts'
import { isletBay } from './islet-bay.ts'
import { leaningTowers } from './leaning-towers.ts'
import { loggiaLake } from './loggia-lake.ts'
import { palaceRock } from './palace-rock.ts'
import { parthenonRock } from './parthenon-rock.ts'
import { passHut } from './pass-hut.ts'
import { shoreTrain } from './shore-train.ts'
import { stoneCones } from './stone-cones.ts'
import { stoneTowers } from './stone-towers.ts'
import { terraceDomes } from './terrace-domes.ts'
import { threePeaks } from './three-peaks.ts'
import { threeTowers } from './three-towers.ts'
import { tramDuomo } from './tram-duomo.ts'
import { vesuviusPine } from './vesuvius-pine.ts'
import { windowTown } from './window-town.ts'

/** Scenes of Southern Europe. */
export const SOUTHERN_EUROPEAN_SCENES = {
  'arena-scooter': arenaScooter,
  'pass-hut': passHut,
  'three-peaks': threePeaks,
  'angel-bridge': angelBridge,
  'bay-chairs': bayChairs,
  caldera,
  'cliff-chapel': cliffChapel,
  'cliff-houses': cliffHouses,
  'column-arms': columnArms,
  'doric-temple': doricTemple,
  'eyed-boats': eyedBoats,
  'islet-bay': isletBay,
  'leaning-towers': leaningTowers,
  'loggia-lake': loggiaLake,
  'palace-rock': palaceRock,
  'parthenon-rock': parthenonRock,
  'shore-train': shoreTrain,
  'stone-cones': stoneCones,
  'stone-towers': stoneTowers,
  'terrace-domes': terraceDomes,
  'three-towers': threeTowers,
  'tram-duomo': tramDuomo,
  'vesuvius-pine': vesuviusPine,
  'window-town': windowTown,
} as const
