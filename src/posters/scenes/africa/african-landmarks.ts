import { baobabs } from './baobabs.ts'
import { clayForts } from './clay-forts.ts'
import { delta } from './delta.ts'
import { desertTrain } from './desert-train.ts'
import { dhowShore } from './dhow-shore.ts'
import { gorgeBridge } from './gorge-bridge.ts'
import { gorillas } from './gorillas.ts'
import { greatFalls } from './great-falls.ts'
import { greatHerd } from './great-herd.ts'
import { hillLight } from './hill-light.ts'
import { mudMosque } from './mud-mosque.ts'
import { mzab } from './mzab.ts'
import { needlePeaks } from './needle-peaks.ts'
import { paintedPirogues } from './painted-pirogues.ts'
import { rockArch } from './rock-arch.ts'
import { rondavels } from './rondavels.ts'
import { snowDome } from './snow-dome.ts'
import { steepPyramids } from './steep-pyramids.ts'
import { stoneEnclosure } from './stone-enclosure.ts'
import { wingStation } from './wing-station.ts'

/** Known things of Africa, each drawn for the places that have it. */
export const AFRICAN_LANDMARKS = {
  baobabs,
  'clay-forts': clayForts,
  delta,
  'desert-train': desertTrain,
  'dhow-shore': dhowShore,
  'gorge-bridge': gorgeBridge,
  gorillas,
  'great-falls': greatFalls,
  'great-herd': greatHerd,
  'hill-light': hillLight,
  'mud-mosque': mudMosque,
  mzab,
  'needle-peaks': needlePeaks,
  'painted-pirogues': paintedPirogues,
  'rock-arch': rockArch,
  rondavels,
  'snow-dome': snowDome,
  'steep-pyramids': steepPyramids,
  'stone-enclosure': stoneEnclosure,
  'wing-station': wingStation,
} as const
