import { bellTower } from './bell-tower.ts'
import { caldera } from './caldera.ts'
import { caskHall } from './cask-hall.ts'
import { cliffChapel } from './cliff-chapel.ts'
import { cliffHouses } from './cliff-houses.ts'
import { columnArms } from './column-arms.ts'
import { cornerDome } from './corner-dome.ts'
import { crestMills } from './crest-mills.ts'
import { doricTemple } from './doric-temple.ts'
import { eyedBoats } from './eyed-boats.ts'
import { ironArch } from './iron-arch.ts'
import { islandChurch } from './island-church.ts'
import { isletBay } from './islet-bay.ts'
import { leaningTowers } from './leaning-towers.ts'
import { leapBridge } from './leap-bridge.ts'
import { redPalace } from './red-palace.ts'
import { sagrada } from './sagrada.ts'
import { seaWalls } from './sea-walls.ts'
import { stoneBelfry } from './stone-belfry.ts'
import { stoneCones } from './stone-cones.ts'
import { tramDuomo } from './tram-duomo.ts'
import { windowTown } from './window-town.ts'

/** Scenes of Southern Europe. */
export const SOUTHERN_EUROPEAN_SCENES = {
  'bell-tower': bellTower,
  caldera,
  'cask-hall': caskHall,
  'cliff-chapel': cliffChapel,
  'cliff-houses': cliffHouses,
  'column-arms': columnArms,
  'corner-dome': cornerDome,
  'crest-mills': crestMills,
  'doric-temple': doricTemple,
  'eyed-boats': eyedBoats,
  'iron-arch': ironArch,
  'island-church': islandChurch,
  'islet-bay': isletBay,
  'leaning-towers': leaningTowers,
  'leap-bridge': leapBridge,
  'red-palace': redPalace,
  sagrada,
  'sea-walls': seaWalls,
  'stone-belfry': stoneBelfry,
  'stone-cones': stoneCones,
  'tram-duomo': tramDuomo,
  'window-town': windowTown,
} as const
