import { ballTower } from './ball-tower.ts'
import { bellTower } from './bell-tower.ts'
import { candyDomes } from './candy-domes.ts'
import { columnArms } from './column-arms.ts'
import { columnsDome } from './columns-dome.ts'
import { cornerDome } from './corner-dome.ts'
import { craneGate } from './crane-gate.ts'
import { crownTower } from './crown-tower.ts'
import { eyedBoats } from './eyed-boats.ts'
import { footArch } from './foot-arch.ts'
import { fortressDomes } from './fortress-domes.ts'
import { goldenDomes } from './golden-domes.ts'
import { ironArch } from './iron-arch.ts'
import { islandChurch } from './island-church.ts'
import { lakeCastle } from './lake-castle.ts'
import { leaningTowers } from './leaning-towers.ts'
import { leapBridge } from './leap-bridge.ts'
import { operaSlope } from './opera-slope.ts'
import { parliament } from './parliament.ts'
import { redCottage } from './red-cottage.ts'
import { sagrada } from './sagrada.ts'
import { seaWalls } from './sea-walls.ts'
import { soundCastle } from './sound-castle.ts'
import { steppedPalace } from './stepped-palace.ts'
import { stiltCabins } from './stilt-cabins.ts'
import { threeBrothers } from './three-brothers.ts'
import { tidalMount } from './tidal-mount.ts'
import { twinCaps } from './twin-caps.ts'
import { whiteCathedral } from './white-cathedral.ts'

/** Known things of European towns, each drawn for the places that have it. */
export const EUROPEAN_CITIES = {
  'ball-tower': ballTower,
  'bell-tower': bellTower,
  'candy-domes': candyDomes,
  'column-arms': columnArms,
  'columns-dome': columnsDome,
  'corner-dome': cornerDome,
  'crane-gate': craneGate,
  'crown-tower': crownTower,
  'eyed-boats': eyedBoats,
  'foot-arch': footArch,
  'fortress-domes': fortressDomes,
  'golden-domes': goldenDomes,
  'iron-arch': ironArch,
  'island-church': islandChurch,
  'lake-castle': lakeCastle,
  'leaning-towers': leaningTowers,
  'leap-bridge': leapBridge,
  'opera-slope': operaSlope,
  parliament,
  'red-cottage': redCottage,
  sagrada,
  'sea-walls': seaWalls,
  'sound-castle': soundCastle,
  'stepped-palace': steppedPalace,
  'stilt-cabins': stiltCabins,
  'three-brothers': threeBrothers,
  'tidal-mount': tidalMount,
  'twin-caps': twinCaps,
  'white-cathedral': whiteCathedral,
} as const
