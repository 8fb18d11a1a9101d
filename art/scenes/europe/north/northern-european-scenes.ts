import { bicycleFerry } from './bicycle-ferry.ts'
import { bogWalk } from './bog-walk.ts'
import { brickGothic } from './brick-gothic.ts'
import { bryggenHouses } from './bryggen-houses.ts'
import { chalkCliffs } from './chalk-cliffs.ts'
import { columnChurch } from './column-church.ts'
import { crownTower } from './crown-tower.ts'
import { engineHouse } from './engine-house.ts'
import { estuaryCastle } from './estuary-castle.ts'
import { footArch } from './foot-arch.ts'
import { greatWheel } from './great-wheel.ts'
import { hangingColumns } from './hanging-columns.ts'
import { harbourBath } from './harbour-bath.ts'
import { lakeCastle } from './lake-castle.ts'
import { midsummerFire } from './midsummer-fire.ts'
import { operaSlope } from './opera-slope.ts'
import { redCottage } from './red-cottage.ts'
import { seaCliffs } from './sea-cliffs.ts'
import { seaFall } from './sea-fall.ts'
import { snowForest } from './snow-forest.ts'
import { soundCastle } from './sound-castle.ts'
import { spiralSpire } from './spiral-spire.ts'
import { spireHall } from './spire-hall.ts'
import { stiltCabins } from './stilt-cabins.ts'
import { tenementRain } from './tenement-rain.ts'
import { thatchCottage } from './thatch-cottage.ts'
import { threeBrothers } from './three-brothers.ts'
import { waveHall } from './wave-hall.ts'
import { whiteCathedral } from './white-cathedral.ts'

/** Scenes of Northern Europe. */
export const NORTHERN_EUROPEAN_SCENES = {
  bryggen: bryggenHouses,
  'brick-gothic': brickGothic,
  'chalk-cliffs': chalkCliffs,
  'column-church': columnChurch,
  'crown-tower': crownTower,
  'engine-house': engineHouse,
  'estuary-castle': estuaryCastle,
  'foot-arch': footArch,
  'harbour-bath': harbourBath,
  'lake-castle': lakeCastle,
  'midsummer-fire': midsummerFire,
  'opera-slope': operaSlope,
  'red-cottage': redCottage,
  'sea-cliffs': seaCliffs,
  'sea-fall': seaFall,
  'snow-forest': snowForest,
  'sound-castle': soundCastle,
  'spiral-spire': spiralSpire,
  'spire-hall': spireHall,
  'stilt-cabins': stiltCabins,
  'tenement-rain': tenementRain,
  'thatch-cottage': thatchCottage,
  'three-brothers': threeBrothers,
  'wave-hall': waveHall,
  'white-cathedral': whiteCathedral,
  'great-wheel': greatWheel,
  'bog-walk': bogWalk,
  'hanging-columns': hangingColumns,
  'bicycle-ferry': bicycleFerry,
} as const
