import { boobyIsle } from './booby-isle.ts'
import { cableChurch } from './cable-church.ts'
import { cataractWalk } from './cataract-walk.ts'
import { cliffGliders } from './cliff-gliders.ts'
import { clockGate } from './clock-gate.ts'
import { duneLight } from './dune-light.ts'
import { fitzRoy } from './fitz-roy.ts'
import { funicularHill } from './funicular-hill.ts'
import { hangingIce } from './hanging-ice.ts'
import { incaLane } from './inca-lane.ts'
import { kerbCandles } from './kerb-candles.ts'
import { liftTower } from './lift-tower.ts'
import { missionRuin } from './mission-ruin.ts'
import { monkeyPuzzles } from './monkey-puzzles.ts'
import { redFrame } from './red-frame.ts'
import { rocketForest } from './rocket-forest.ts'
import { saltMirror } from './salt-mirror.ts'
import { singleDrop } from './single-drop.ts'
import { timberCathedral } from './timber-cathedral.ts'
import { tinHouses } from './tin-houses.ts'
import { virginStreet } from './virgin-street.ts'

/** Scenes of South America. */
export const SOUTH_AMERICAN_SCENES = {
  'booby-isle': boobyIsle,
  'cable-church': cableChurch,
  'cataract-walk': cataractWalk,
  'cliff-gliders': cliffGliders,
  'clock-gate': clockGate,
  'fitz-roy': fitzRoy,
  'funicular-hill': funicularHill,
  'hanging-ice': hangingIce,
  'inca-lane': incaLane,
  'kerb-candles': kerbCandles,
  'lift-tower': liftTower,
  'mission-ruin': missionRuin,
  'salt-mirror': saltMirror,
  'single-drop': singleDrop,
  'timber-cathedral': timberCathedral,
  'dune-light': duneLight,
  'monkey-puzzles': monkeyPuzzles,
  'virgin-street': virginStreet,
  'tin-houses': tinHouses,
  'red-frame': redFrame,
  'rocket-forest': rocketForest,
} as const
