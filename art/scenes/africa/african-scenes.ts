import { agadezTower } from './agadez-tower.ts'
import { baobabs } from './baobabs.ts'
import { cattleCamp } from './cattle-camp.ts'
import { clayForts } from './clay-forts.ts'
import { crossChurch } from './cross-church.ts'
import { delta } from './delta.ts'
import { desertTrain } from './desert-train.ts'
import { dhowShore } from './dhow-shore.ts'
import { dugoutShore } from './dugout-shore.ts'
import { elephantFord } from './elephant-ford.ts'
import { fallsBridge } from './falls-bridge.ts'
import { gorgeBridge } from './gorge-bridge.ts'
import { gorillas } from './gorillas.ts'
import { greatFalls } from './great-falls.ts'
import { greatHerd } from './great-herd.ts'
import { hillLight } from './hill-light.ts'
import { monolithRoad } from './monolith-road.ts'
import { mudMosque } from './mud-mosque.ts'
import { needlePeaks } from './needle-peaks.ts'
import { nileTemple } from './nile-temple.ts'
import { paintedCave } from './painted-cave.ts'
import { paintedPirogues } from './painted-pirogues.ts'
import { rockArch } from './rock-arch.ts'
import { rondavels } from './rondavels.ts'
import { savannah } from './savannah.ts'
import { snowDome } from './snow-dome.ts'
import { steepPyramids } from './steep-pyramids.ts'
import { surfForest } from './surf-forest.ts'
import { surfPoint } from './surf-point.ts'
import { vineBridge } from './vine-bridge.ts'
import { waterhole } from './waterhole.ts'
import { whiteMinarets } from './white-minarets.ts'
import { wingStation } from './wing-station.ts'

/** Scenes of Africa. */
export const AFRICAN_SCENES = {
  'agadez-tower': agadezTower,
  baobabs,
  'cattle-camp': cattleCamp,
  'clay-forts': clayForts,
  'cross-church': crossChurch,
  delta,
  'desert-train': desertTrain,
  'dhow-shore': dhowShore,
  'elephant-ford': elephantFord,
  'falls-bridge': fallsBridge,
  'gorge-bridge': gorgeBridge,
  gorillas,
  'great-falls': greatFalls,
  'great-herd': greatHerd,
  'hill-light': hillLight,
  'monolith-road': monolithRoad,
  'dugout-shore': dugoutShore,
  'mud-mosque': mudMosque,
  'white-minarets': whiteMinarets,
  'needle-peaks': needlePeaks,
  'nile-temple': nileTemple,
  'painted-cave': paintedCave,
  'painted-pirogues': paintedPirogues,
  'rock-arch': rockArch,
  rondavels,
  savannah,
  'snow-dome': snowDome,
  'steep-pyramids': steepPyramids,
  'surf-forest': surfForest,
  'surf-point': surfPoint,
  'vine-bridge': vineBridge,
  waterhole,
  'wing-station': wingStation,
} as const
