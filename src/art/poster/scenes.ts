import type { Scene } from './scene.ts'
import { alpine } from './scenes/alpine.ts'
import { archfort } from './scenes/archfort.ts'
import { atoll } from './scenes/atoll.ts'
import { aurora } from './scenes/aurora.ts'
import { baySkyline } from './scenes/bay-skyline.ts'
import { caldera } from './scenes/caldera.ts'
import { canal } from './scenes/canal.ts'
import { canopyWalk } from './scenes/canopy-walk.ts'
import { cenote } from './scenes/cenote.ts'
import { citadel } from './scenes/citadel.ts'
import { cliffMonastery } from './scenes/cliff-monastery.ts'
import { cragCastle } from './scenes/crag-castle.ts'
import { deadvlei } from './scenes/deadvlei.ts'
import { domes } from './scenes/domes.ts'
import { embankment } from './scenes/embankment.ts'
import { fjord } from './scenes/fjord.ts'
import { floes } from './scenes/floes.ts'
import { gateBridge } from './scenes/gate-bridge.ts'
import { greenIsle } from './scenes/green-isle.ts'
import { harbourBridge } from './scenes/harbour-bridge.ts'
import { hilltown } from './scenes/hilltown.ts'
import { hotSprings } from './scenes/hot-springs.ts'
import { jungle } from './scenes/jungle.ts'
import { karst } from './scenes/karst.ts'
import { lakes } from './scenes/lakes.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { madrasa } from './scenes/madrasa.ts'
import { mangrove } from './scenes/mangrove.ts'
import { market } from './scenes/market.ts'
import { mausoleum } from './scenes/mausoleum.ts'
import { medina } from './scenes/medina.ts'
import { nileTemple } from './scenes/nile-temple.ts'
import { oldBridge } from './scenes/old-bridge.ts'
import { pagoda } from './scenes/pagoda.ts'
import { palmBeach } from './scenes/palm-beach.ts'
import { plaza } from './scenes/plaza.ts'
import { pyramids } from './scenes/pyramids.ts'
import { quay } from './scenes/quay.ts'
import { reef } from './scenes/reef.ts'
import { savannah } from './scenes/savannah.ts'
import { siq } from './scenes/siq.ts'
import { skyline } from './scenes/skyline.ts'
import { spires } from './scenes/spires.ts'
import { startrails } from './scenes/startrails.ts'
import { stepPyramid } from './scenes/step-pyramid.ts'
import { stilt } from './scenes/stilt.ts'
import { sugarloaf } from './scenes/sugarloaf.ts'
import { tablemount } from './scenes/tablemount.ts'
import { terraces } from './scenes/terraces.ts'
import { townSquare } from './scenes/town-square.ts'
import { viaduct } from './scenes/viaduct.ts'
import { vineyard } from './scenes/vineyard.ts'
import { wat } from './scenes/wat.ts'
import { waterfall } from './scenes/waterfall.ts'
import { yurts } from './scenes/yurts.ts'

const REGISTRY = {
  alpine,
  archfort,
  atoll,
  aurora,
  'bay-skyline': baySkyline,
  caldera,
  canal,
  'canopy-walk': canopyWalk,
  cenote,
  citadel,
  'cliff-monastery': cliffMonastery,
  'crag-castle': cragCastle,
  deadvlei,
  domes,
  embankment,
  fjord,
  floes,
  'gate-bridge': gateBridge,
  'green-isle': greenIsle,
  'harbour-bridge': harbourBridge,
  hilltown,
  'hot-springs': hotSprings,
  jungle,
  karst,
  lakes,
  lighthouse,
  madrasa,
  mangrove,
  market,
  mausoleum,
  medina,
  'nile-temple': nileTemple,
  'old-bridge': oldBridge,
  pagoda,
  'palm-beach': palmBeach,
  plaza,
  pyramids,
  quay,
  reef,
  savannah,
  siq,
  skyline,
  spires,
  startrails,
  'step-pyramid': stepPyramid,
  stilt,
  sugarloaf,
  tablemount,
  terraces,
  'town-square': townSquare,
  viaduct,
  vineyard,
  wat,
  waterfall,
  yurts,
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof REGISTRY

/** Every scene by its name, in alphabetical order. */
export const scenes: Readonly<Record<SceneName, Scene>> = REGISTRY
