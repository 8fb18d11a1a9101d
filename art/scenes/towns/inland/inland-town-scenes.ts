import { breadOven } from './bread-oven.ts'
import { cragCastle } from './crag-castle.ts'
import { domes } from './domes.ts'
import { hilltown } from './hilltown.ts'
import { madrasa } from './madrasa.ts'
import { market } from './market.ts'
import { medina } from './medina.ts'
import { tileWall } from './tile-wall.ts'
import { townSquare } from './town-square.ts'

/** Scenes of towns away from the water, in several parts of the world. */
export const INLAND_TOWN_SCENES = {
  'bread-oven': breadOven,
  'crag-castle': cragCastle,
  domes,
  hilltown,
  madrasa,
  market,
  medina,
  'tile-wall': tileWall,
  'town-square': townSquare,
} as const
