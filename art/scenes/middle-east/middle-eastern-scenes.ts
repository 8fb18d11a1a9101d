import { abraCreek } from './abra-creek.ts'
import { archedRow } from './arched-row.ts'
import { bastionFort } from './bastion-fort.ts'
import { caveCastle } from './cave-castle.ts'
import { cedars } from './cedars.ts'
import { colonnade } from './colonnade.ts'
import { columnHill } from './column-hill.ts'
import { corniche } from './corniche.ts'
import { creek } from './creek.ts'
import { fairyChimneys } from './fairy-chimneys.ts'
import { holyWalls } from './holy-walls.ts'
import { oliveTerraces } from './olive-terraces.ts'
import { palmFort } from './palm-fort.ts'
import { redDesert } from './red-desert.ts'
import { rockTombs } from './rock-tombs.ts'
import { siq } from './siq.ts'
import { towerHouses } from './tower-houses.ts'
import { waterTowers } from './water-towers.ts'
import { ziggurat } from './ziggurat.ts'

/** Scenes of the Middle East. */
export const MIDDLE_EASTERN_SCENES = {
  'abra-creek': abraCreek,
  'arched-row': archedRow,
  'bastion-fort': bastionFort,
  'cave-castle': caveCastle,
  cedars,
  colonnade,
  'column-hill': columnHill,
  corniche,
  creek,
  'fairy-chimneys': fairyChimneys,
  'holy-walls': holyWalls,
  'olive-terraces': oliveTerraces,
  'palm-fort': palmFort,
  'red-desert': redDesert,
  'rock-tombs': rockTombs,
  siq,
  'tower-houses': towerHouses,
  'water-towers': waterTowers,
  ziggurat,
} as const
