import { baySkyline } from './bay-skyline.ts'
import { canal } from './canal.ts'
import { embankment } from './embankment.ts'
import { oldBridge } from './old-bridge.ts'
import { quay } from './quay.ts'
import { skyline } from './skyline.ts'

/** Scenes of towns on the water, in several parts of the world. */
export const WATERFRONT_TOWN_SCENES = {
  'bay-skyline': baySkyline,
  canal,
  embankment,
  'old-bridge': oldBridge,
  quay,
  skyline,
} as const
