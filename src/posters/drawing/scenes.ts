import { AFRICAN_LANDMARKS } from '#src/posters/scenes/africa/african-landmarks.ts'
import { AMERICAN_LANDMARKS } from '#src/posters/scenes/americas/american-landmarks.ts'
import { ASIAN_LANDMARKS } from '#src/posters/scenes/asia/asian-landmarks.ts'
import { canal } from '#src/posters/scenes/cities/canal.ts'
import { embankment } from '#src/posters/scenes/cities/embankment.ts'
import { market } from '#src/posters/scenes/cities/market.ts'
import { oldBridge } from '#src/posters/scenes/cities/old-bridge.ts'
import { plaza } from '#src/posters/scenes/cities/plaza.ts'
import { quay } from '#src/posters/scenes/cities/quay.ts'
import { skyline } from '#src/posters/scenes/cities/skyline.ts'
import { townSquare } from '#src/posters/scenes/cities/town-square.ts'
import { baySkyline } from '#src/posters/scenes/coast/bay-skyline.ts'
import { gateBridge } from '#src/posters/scenes/coast/gate-bridge.ts'
import { harbourBridge } from '#src/posters/scenes/coast/harbour-bridge.ts'
import { karst } from '#src/posters/scenes/coast/karst.ts'
import { lighthouse } from '#src/posters/scenes/coast/lighthouse.ts'
import { stilt } from '#src/posters/scenes/coast/stilt.ts'
import { sugarloaf } from '#src/posters/scenes/coast/sugarloaf.ts'
import { aurora } from '#src/posters/scenes/cold/aurora.ts'
import { fjord } from '#src/posters/scenes/cold/fjord.ts'
import { floes } from '#src/posters/scenes/cold/floes.ts'
import { lakes } from '#src/posters/scenes/country/lakes.ts'
import { vineyard } from '#src/posters/scenes/country/vineyard.ts'
import { deadvlei } from '#src/posters/scenes/drylands/deadvlei.ts'
import { medina } from '#src/posters/scenes/drylands/medina.ts'
import { nileTemple } from '#src/posters/scenes/drylands/nile-temple.ts'
import { pyramids } from '#src/posters/scenes/drylands/pyramids.ts'
import { savannah } from '#src/posters/scenes/drylands/savannah.ts'
import { siq } from '#src/posters/scenes/drylands/siq.ts'
import { startrails } from '#src/posters/scenes/drylands/startrails.ts'
import { EUROPEAN_LANDMARKS } from '#src/posters/scenes/europe/european-landmarks.ts'
import { EUROPEAN_CITIES } from '#src/posters/scenes/europe-cities/european-cities.ts'
import { canopyWalk } from '#src/posters/scenes/forest/canopy-walk.ts'
import { cenote } from '#src/posters/scenes/forest/cenote.ts'
import { hotSprings } from '#src/posters/scenes/forest/hot-springs.ts'
import { jungle } from '#src/posters/scenes/forest/jungle.ts'
import { waterfall } from '#src/posters/scenes/forest/waterfall.ts'
import { alpine } from '#src/posters/scenes/heights/alpine.ts'
import { cliffMonastery } from '#src/posters/scenes/heights/cliff-monastery.ts'
import { spires } from '#src/posters/scenes/heights/spires.ts'
import { tablemount } from '#src/posters/scenes/heights/tablemount.ts'
import { terraces } from '#src/posters/scenes/heights/terraces.ts'
import { viaduct } from '#src/posters/scenes/heights/viaduct.ts'
import { yurts } from '#src/posters/scenes/heights/yurts.ts'
import { citadel } from '#src/posters/scenes/hill-towns/citadel.ts'
import { cragCastle } from '#src/posters/scenes/hill-towns/crag-castle.ts'
import { hilltown } from '#src/posters/scenes/hill-towns/hilltown.ts'
import { atoll } from '#src/posters/scenes/islands/atoll.ts'
import { caldera } from '#src/posters/scenes/islands/caldera.ts'
import { greenIsle } from '#src/posters/scenes/islands/green-isle.ts'
import { mangrove } from '#src/posters/scenes/islands/mangrove.ts'
import { palmBeach } from '#src/posters/scenes/islands/palm-beach.ts'
import { reef } from '#src/posters/scenes/islands/reef.ts'
import { JAPANESE_LANDMARKS } from '#src/posters/scenes/japan/japanese-landmarks.ts'
import { OCEAN_LANDMARKS } from '#src/posters/scenes/oceans/ocean-landmarks.ts'
import { ORIENTAL_LANDMARKS } from '#src/posters/scenes/orient/oriental-landmarks.ts'
import { archfort } from '#src/posters/scenes/temples/archfort.ts'
import { domes } from '#src/posters/scenes/temples/domes.ts'
import { madrasa } from '#src/posters/scenes/temples/madrasa.ts'
import { mausoleum } from '#src/posters/scenes/temples/mausoleum.ts'
import { pagoda } from '#src/posters/scenes/temples/pagoda.ts'
import { stepPyramid } from '#src/posters/scenes/temples/step-pyramid.ts'
import { wat } from '#src/posters/scenes/temples/wat.ts'
import type { Scene } from './scene.ts'

const REGISTRY = {
  ...AFRICAN_LANDMARKS,
  ...ORIENTAL_LANDMARKS,
  ...EUROPEAN_CITIES,
  ...JAPANESE_LANDMARKS,
  ...EUROPEAN_LANDMARKS,
  ...AMERICAN_LANDMARKS,
  ...OCEAN_LANDMARKS,
  ...ASIAN_LANDMARKS,
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
export const scenes = Object.fromEntries(
  Object.entries(REGISTRY).toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as Readonly<Record<SceneName, Scene>>
