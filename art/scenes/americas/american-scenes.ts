import { butteRoad } from './butte-road.ts'
import { canalLock } from './canal-lock.ts'
import { citadel } from './citadel.ts'
import { clapboard } from './clapboard.ts'
import { copperHotel } from './copper-hotel.ts'
import { flowerBoats } from './flower-boats.ts'
import { gabledQuay } from './gabled-quay.ts'
import { gateBridge } from './gate-bridge.ts'
import { glacierFront } from './glacier-front.ts'
import { ironGalleries } from './iron-galleries.ts'
import { islandSloops } from './island-sloops.ts'
import { marigoldAltar } from './marigold-altar.ts'
import { muralCourt } from './mural-court.ts'
import { openArms } from './open-arms.ts'
import { penguinBeach } from './penguin-beach.ts'
import { plaza } from './plaza.ts'
import { prowFortress } from './prow-fortress.ts'
import { rockHouses } from './rock-houses.ts'
import { saltIsland } from './salt-island.ts'
import { seaFront } from './sea-front.ts'
import { sentryBox } from './sentry-box.ts'
import { smokingCone } from './smoking-cone.ts'
import { snowCone } from './snow-cone.ts'
import { stepPyramid } from './step-pyramid.ts'
import { stripedHills } from './striped-hills.ts'
import { sugarloaf } from './sugarloaf.ts'
import { tableFalls } from './table-falls.ts'
import { tobaccoValley } from './tobacco-valley.ts'
import { twinPitons } from './twin-pitons.ts'
import { waxPalms } from './wax-palms.ts'
import { windTree } from './wind-tree.ts'
import { yachtBay } from './yacht-bay.ts'

/** Scenes of the Americas. */
export const AMERICAN_SCENES = {
  'butte-road': butteRoad,
  'canal-lock': canalLock,
  citadel,
  clapboard,
  'copper-hotel': copperHotel,
  'flower-boats': flowerBoats,
  'gabled-quay': gabledQuay,
  'gate-bridge': gateBridge,
  'glacier-front': glacierFront,
  'iron-galleries': ironGalleries,
  'island-sloops': islandSloops,
  'marigold-altar': marigoldAltar,
  'mural-court': muralCourt,
  'open-arms': openArms,
  'penguin-beach': penguinBeach,
  plaza,
  'prow-fortress': prowFortress,
  'rock-houses': rockHouses,
  'salt-island': saltIsland,
  'sea-front': seaFront,
  'sentry-box': sentryBox,
  'smoking-cone': smokingCone,
  'snow-cone': snowCone,
  'step-pyramid': stepPyramid,
  'striped-hills': stripedHills,
  sugarloaf,
  'table-falls': tableFalls,
  'tobacco-valley': tobaccoValley,
  'twin-pitons': twinPitons,
  'wax-palms': waxPalms,
  'wind-tree': windTree,
  'yacht-bay': yachtBay,
} as const
