import { angelBridge } from './angel-bridge.ts'
import { arenaScooter } from './arena-scooter.ts'
import { ashVines } from './ash-vines.ts'
import { bayChairs } from './bay-chairs.ts'
import { bellTower } from './bell-tower.ts'
import { caldera } from './caldera.ts'
import { caskHall } from './cask-hall.ts'
import { cliffChapel } from './cliff-chapel.ts'
import { cliffHouses } from './cliff-houses.ts'
import { cloudRidge } from './cloud-ridge.ts'
import { columnArms } from './column-arms.ts'
import { corkOaks } from './cork-oaks.ts'
import { cornerDome } from './corner-dome.ts'
import { crestMills } from './crest-mills.ts'
import { doricTemple } from './doric-temple.ts'
import { eyeHall } from './eye-hall.ts'
import { eyedBoats } from './eyed-boats.ts'
import { ironArch } from './iron-arch.ts'
import { isletBay } from './islet-bay.ts'
import { leaningTowers } from './leaning-towers.ts'
import { loggiaLake } from './loggia-lake.ts'
import { palaceRock } from './palace-rock.ts'
import { parthenonRock } from './parthenon-rock.ts'
import { passHut } from './pass-hut.ts'
import { redPalace } from './red-palace.ts'
import { rockApe } from './rock-ape.ts'
import { sagrada } from './sagrada.ts'
import { seaCave } from './sea-cave.ts'
import { shoreTrain } from './shore-train.ts'
import { stoneBelfry } from './stone-belfry.ts'
import { stoneCones } from './stone-cones.ts'
import { stoneGranary } from './stone-granary.ts'
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
  'ash-vines': ashVines,
  'bay-chairs': bayChairs,
  'bell-tower': bellTower,
  caldera,
  'cask-hall': caskHall,
  'cliff-chapel': cliffChapel,
  'cliff-houses': cliffHouses,
  'cloud-ridge': cloudRidge,
  'column-arms': columnArms,
  'cork-oaks': corkOaks,
  'corner-dome': cornerDome,
  'crest-mills': crestMills,
  'doric-temple': doricTemple,
  'eye-hall': eyeHall,
  'eyed-boats': eyedBoats,
  'iron-arch': ironArch,
  'islet-bay': isletBay,
  'leaning-towers': leaningTowers,
  'loggia-lake': loggiaLake,
  'palace-rock': palaceRock,
  'parthenon-rock': parthenonRock,
  'red-palace': redPalace,
  'rock-ape': rockApe,
  sagrada,
  'sea-cave': seaCave,
  'shore-train': shoreTrain,
  'stone-belfry': stoneBelfry,
  'stone-cones': stoneCones,
  'stone-granary': stoneGranary,
  'stone-towers': stoneTowers,
  'terrace-domes': terraceDomes,
  'three-towers': threeTowers,
  'tram-duomo': tramDuomo,
  'vesuvius-pine': vesuviusPine,
  'window-town': windowTown,
} as const
