import { cragCastle } from './crag-castle.ts'
import { domes } from './domes.ts'
import { hilltown } from './hilltown.ts'
import { madrasa } from './madrasa.ts'
import { market } from './market.ts'
import { medina } from './medina.ts'
import { townSquare } from './town-square.ts'

/** Scenes of towns away from the water, in several parts of the world. */
export const INLAND_TOWN_SCENES = {
  'crag-castle': cragCastle,
  domes,
  hilltown,
  madrasa,
  market,
  medina,
  'town-square': townSquare,
} as const
