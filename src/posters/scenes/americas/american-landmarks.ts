import { butteRoad } from './butte-road.ts'
import { canalLock } from './canal-lock.ts'
import { copperHotel } from './copper-hotel.ts'
import { gabledQuay } from './gabled-quay.ts'
import { glacierFront } from './glacier-front.ts'
import { ironGalleries } from './iron-galleries.ts'
import { islandSloops } from './island-sloops.ts'
import { marigoldAltar } from './marigold-altar.ts'
import { muralCourt } from './mural-court.ts'
import { openArms } from './open-arms.ts'
import { prowFortress } from './prow-fortress.ts'
import { saltIsland } from './salt-island.ts'
import { seaFront } from './sea-front.ts'
import { sentryBox } from './sentry-box.ts'
import { snowCone } from './snow-cone.ts'
import { stripedHills } from './striped-hills.ts'
import { tableFalls } from './table-falls.ts'
import { tobaccoValley } from './tobacco-valley.ts'
import { twinPitons } from './twin-pitons.ts'
import { volcanoLake } from './volcano-lake.ts'
import { waxPalms } from './wax-palms.ts'
import { windTree } from './wind-tree.ts'

/** Known things of the Americas, each drawn for the places that have it. */
export const AMERICAN_LANDMARKS = {
  'butte-road': butteRoad,
  'canal-lock': canalLock,
  'copper-hotel': copperHotel,
  'gabled-quay': gabledQuay,
  'glacier-front': glacierFront,
  'iron-galleries': ironGalleries,
  'island-sloops': islandSloops,
  'marigold-altar': marigoldAltar,
  'mural-court': muralCourt,
  'open-arms': openArms,
  'prow-fortress': prowFortress,
  'salt-island': saltIsland,
  'sea-front': seaFront,
  'sentry-box': sentryBox,
  'snow-cone': snowCone,
  'striped-hills': stripedHills,
  'table-falls': tableFalls,
  'tobacco-valley': tobaccoValley,
  'twin-pitons': twinPitons,
  'volcano-lake': volcanoLake,
  'wax-palms': waxPalms,
  'wind-tree': windTree,
} as const
