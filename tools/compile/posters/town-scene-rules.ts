import {
  hasAwningMarkets,
  hasEarthenTowns,
  hasOldHillTowns,
  hasTurquoiseTiles,
  isColonialAmerican,
  isEastAsian,
  isOnContinent,
  isTropical,
} from '#tools/compile/places/poster-region.ts'
import type { SceneRule } from './scene-rule.ts'

/** Drawn for one city: only an editor chooses it. */
const EDITOR_ONLY: SceneRule = { traits: [], fits: () => false }

/** Scenes of towns and buildings, with the places that may have them. */
export const TOWN_SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  archfort: {
    traits: ['fort', 'temple', 'old-town'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'asia' && latitude > 20 && longitude < 93 && longitude > 65,
  },
  'bay-skyline': {
    traits: ['big-city', 'harbour'],
    fits: (setting) => !isOnContinent('europe')(setting) || setting.latitude > 55,
    without: ['old-town'],
    needs: [['big-city'], ['harbour', 'coast', 'island', 'beach', 'lagoon', 'lakes']],
  },
  // White towns on the rim of a drowned crater exist on one group of islands only.
  caldera: EDITOR_ONLY,
  // Gabled brick houses along quays: towns round the North Sea and the Baltic.
  canal: {
    traits: ['canals', 'harbour'],
    fits: ({ continent, latitude }) => continent === 'europe' && latitude > 50,
    without: ['mountains', 'moor', 'hill-town', 'fjord'],
    needs: [
      ['canals', 'harbour'],
      ['canals', 'big-city', 'old-town'],
    ],
  },
  // Inca stone on steep green saddles: the eastern slope of the Andes in Peru.
  citadel: {
    traits: ['ruins', 'mountains'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'south-america' && latitude > -15 && latitude < -5 && longitude < -70,
    needs: [['ruins']],
  },
  // Castles on rocks: Europe north of the Mediterranean; in the Caribbean one citadel on a mountain.
  'crag-castle': {
    traits: ['fort', 'mountains', 'hill-town'],
    fits: ({ continent, latitude }) => (continent === 'europe' && latitude > 40) || continent === 'caribbean',
    without: ['harbour', 'desert', 'temple', 'moor', 'island'],
    needs: [['fort'], ['mountains', 'hill-town', 'granite']],
  },
  // Stone houses, arches and copper domes: the old river cities of Europe.
  domes: EDITOR_ONLY,
  embankment: {
    traits: ['bridge', 'big-city', 'old-town'],
    fits: isOnContinent('europe'),
    without: ['harbour', 'canals', 'island', 'beach', 'mountains', 'coast', 'volcano', 'hill-town', 'temple'],
    needs: [
      ['big-city', 'old-town'],
      ['bridge', 'big-city'],
    ],
  },
  'gate-bridge': EDITOR_ONLY,
  'harbour-bridge': EDITOR_ONLY,
  hilltown: {
    traits: ['hill-town', 'old-town', 'bridge', 'monastery'],
    fits: hasOldHillTowns,
    without: ['canals', 'atoll'],
    needs: [['hill-town', 'mountains', 'fort', 'monastery', 'volcano']],
  },
  // Tiled portals: from Isfahan to Samarkand.
  madrasa: {
    traits: ['old-town', 'market', 'ruins', 'temple'],
    fits: hasTurquoiseTiles,
    without: ['coast', 'harbour', 'beach'],
    needs: [['old-town', 'market', 'ruins']],
  },
  market: { traits: ['market', 'old-town'], fits: hasAwningMarkets, needs: [['market']] },
  mausoleum: EDITOR_ONLY,
  medina: {
    traits: ['old-town', 'market', 'palms', 'fort', 'hill-town'],
    fits: (setting) => hasEarthenTowns(setting) && !hasTurquoiseTiles(setting),
  },
  // Karnak, Luxor and Philae.
  'nile-temple': EDITOR_ONLY,
  // Red roofs and church spires along a river: Central Europe.
  'old-bridge': {
    traits: ['bridge', 'old-town', 'wine-hills'],
    fits: ({ continent, latitude }) => continent === 'europe' && latitude > 45 && latitude < 53,
    needs: [['bridge'], ['old-town']],
    without: ['big-city', 'canals', 'harbour', 'coast', 'island', 'beach', 'moor'],
  },
  pagoda: {
    traits: ['temple', 'monastery', 'autumn'],
    fits: (setting) => isEastAsian(setting) && setting.latitude > 20.5 && setting.longitude > 100,
  },
  // Arcades and churches of the Spanish and Portuguese viceroyalties.
  plaza: {
    traits: ['old-town', 'market', 'monastery', 'volcano'],
    fits: isColonialAmerican,
    needs: [['old-town', 'market']],
  },
  // The Nile below the desert's edge.
  pyramids: {
    traits: ['ruins', 'desert'],
    fits: ({ latitude, longitude }) => latitude > 25 && latitude < 31.5 && longitude > 29 && longitude < 34,
    needs: [['ruins']],
  },
  // Small harbours of coloured houses; in the tropics those of the Caribbean and the Atlantic islands.
  quay: {
    traits: ['harbour', 'old-town', 'island', 'coast'],
    fits: (setting) =>
      isOnContinent('europe', 'caribbean')(setting) ||
      (setting.continent === 'north-america' && setting.latitude > 43),
    without: ['canals'],
    needs: [
      ['harbour', 'fjord'],
      ['old-town', 'coast', 'island', 'fjord'],
    ],
  },
  // Facades cut into rose rock: the land of the Nabataeans.
  siq: {
    traits: ['canyon', 'ruins', 'cave'],
    fits: ({ latitude, longitude }) => latitude > 24 && latitude < 33 && longitude > 34 && longitude < 41,
  },
  skyline: {
    traits: ['big-city'],
    fits: (setting) => !isOnContinent('europe')(setting),
    without: ['old-town', 'ruins', 'coast', 'beach'],
  },
  stilt: {
    traits: ['lagoon', 'mangrove'],
    fits: (setting) => isTropical(setting) && isOnContinent('africa', 'asia')(setting),
    without: ['island', 'mountains'],
  },
  sugarloaf: EDITOR_ONLY,
  // Squares of gabled houses: from Flanders to the Baltic and Galicia.
  'town-square': {
    traits: ['old-town', 'market', 'autumn', 'big-city'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'europe' && latitude > 47 && latitude < 60 && longitude > 2.5 && longitude < 33,
    needs: [['old-town']],
    without: ['hill-town', 'harbour', 'fort', 'glacier', 'moor'],
  },
  // Towers like lotus buds: from Burma to Java.
  wat: {
    traits: ['temple', 'ruins', 'monastery', 'palms'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'asia' && latitude < 23 && latitude > -9 && longitude > 92 && longitude < 116,
    needs: [['temple', 'ruins']],
  },
}
