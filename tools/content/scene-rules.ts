import {
  hasOldHillTowns,
  isAlpine,
  isDryOldWorld,
  isEastAsian,
  isSteppe,
  isTropical,
  polarity,
  type Setting,
  within,
} from './setting.ts'

type SceneRule = {
  /** Traits that call for the scene, strongest first. */
  readonly traits: readonly string[]
  /** Whether the scene would be true of a place there: no elephants in Norway, no birches in Borneo. */
  readonly fits: (setting: Setting) => boolean
  /** Traits that rule the scene out. */
  readonly without?: readonly string[]
  /** Groups of traits; a place must have one of each: no bay without water. */
  readonly needs?: readonly (readonly string[])[]
}

/** Scenes of the poster engine, and which places without a scene of their own may have them. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  alpine: {
    traits: ['mountains', 'glacier', 'railway', 'lakes'],
    fits: isAlpine,
    without: ['coast', 'big-city'],
  },
  archfort: {
    traits: ['fort', 'temple', 'old-town'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'asia' && latitude > 20 && longitude < 93 && longitude > 65,
  },
  atoll: { traits: ['atoll', 'reef', 'lagoon', 'beach', 'island'], fits: isTropical },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: (setting) => polarity(setting) > 58 },
  'bay-skyline': {
    traits: ['big-city', 'harbour'],
    fits: (setting) => !within('europe')(setting) || setting.latitude > 55,
    without: ['old-town'],
    needs: [['big-city'], ['harbour', 'coast', 'island', 'beach', 'lagoon', 'lakes']],
  },
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
  cenote: {
    traits: ['cave'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  'cliff-monastery': {
    traits: ['monastery', 'canyon'],
    fits: within('europe', 'asia', 'middle-east'),
    without: ['island', 'beach', 'big-city'],
    needs: [['monastery'], ['mountains', 'canyon', 'granite']],
  },
  deadvlei: {
    traits: ['dunes', 'desert'],
    fits: (setting) => isDryOldWorld(setting) || setting.continent === 'africa',
  },
  // Stone houses, arches and copper domes: the old river cities of Europe.
  embankment: {
    traits: ['bridge', 'big-city', 'old-town'],
    fits: within('europe'),
    without: ['canals', 'island', 'beach', 'mountains', 'coast', 'volcano', 'hill-town', 'temple'],
    needs: [
      ['big-city', 'old-town'],
      ['bridge', 'big-city'],
    ],
  },
  fjord: {
    traits: ['fjord', 'glacier', 'harbour'],
    fits: ({ latitude }) => latitude > 50,
    without: ['big-city'],
    needs: [['fjord']],
  },
  hilltown: {
    traits: ['hill-town', 'old-town', 'bridge', 'monastery'],
    fits: hasOldHillTowns,
    without: ['canals', 'atoll'],
    needs: [['hill-town', 'mountains', 'fort', 'monastery', 'volcano']],
  },
  'hot-springs': {
    traits: ['hot-springs', 'volcano'],
    fits: (setting) => polarity(setting) > 30,
    without: ['big-city', 'old-town', 'temple'],
    needs: [['hot-springs']],
  },
  jungle: {
    traits: ['rainforest', 'jungle-river', 'mangrove', 'ruins'],
    fits: isTropical,
    without: ['desert'],
  },
  karst: { traits: ['karst', 'cave', 'coast', 'island', 'rice-terraces'], fits: isEastAsian },
  lakes: {
    traits: ['lakes', 'autumn', 'island'],
    fits: (setting) => polarity(setting) > 42,
    without: ['moor', 'big-city', 'coast', 'harbour', 'beach'],
  },
  lighthouse: {
    traits: ['lighthouse', 'coast', 'harbour'],
    fits: (setting) => polarity(setting) > 33,
    without: ['polar', 'big-city', 'dunes'],
  },
  mangrove: {
    traits: ['mangrove', 'lagoon', 'jungle-river'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  market: { traits: ['market', 'old-town'], fits: (setting) => polarity(setting) < 53, needs: [['market']] },
  medina: { traits: ['old-town', 'market', 'palms', 'fort', 'hill-town'], fits: isDryOldWorld },
  pagoda: {
    traits: ['temple', 'monastery', 'autumn'],
    fits: (setting) => isEastAsian(setting) && setting.latitude > 20.5,
  },
  reef: { traits: ['reef', 'atoll', 'lagoon'], fits: (setting) => polarity(setting) < 33, needs: [['reef']] },
  savannah: {
    traits: ['savannah', 'thatch'],
    fits: (setting) => setting.continent === 'africa' && polarity(setting) < 30,
  },
  // Facades cut into rose rock: the land of the Nabataeans.
  siq: {
    traits: ['canyon', 'ruins', 'cave'],
    fits: ({ latitude, longitude }) => latitude > 24 && latitude < 33 && longitude > 34 && longitude < 41,
  },
  skyline: {
    traits: ['big-city'],
    fits: (setting) => !within('europe')(setting),
    without: ['old-town', 'ruins', 'coast', 'beach'],
  },
  spires: {
    traits: ['granite', 'glacier', 'fjord', 'mountains'],
    fits: (setting) => polarity(setting) > 24 && !within('middle-east')(setting),
    without: ['desert'],
  },
  startrails: {
    traits: ['high-desert', 'steppe', 'desert', 'mountains'],
    fits: (setting) =>
      polarity(setting) < 52 && within('south-america', 'asia', 'africa', 'middle-east')(setting),
    without: ['rainforest', 'island', 'waterfall'],
  },
  stilt: {
    traits: ['lagoon', 'mangrove'],
    fits: (setting) => isTropical(setting) && within('africa', 'asia')(setting),
    without: ['island', 'mountains'],
  },
  tablemount: {
    traits: ['mesa', 'coast', 'harbour', 'beach'],
    fits: (setting) => !within('europe')(setting),
    needs: [['mesa'], ['coast', 'harbour', 'beach']],
  },
  viaduct: {
    traits: ['railway', 'moor', 'bridge', 'mountains'],
    fits: (setting) => polarity(setting) > 35,
    without: ['island', 'big-city', 'market'],
  },
  terraces: {
    traits: ['rice-terraces', 'rainforest'],
    fits: (setting) => polarity(setting) < 37,
    needs: [['rice-terraces']],
  },
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    without: ['big-city', 'fort', 'harbour'],
    fits: (setting) => polarity(setting) > 24 && polarity(setting) < 51,
  },
  waterfall: {
    traits: ['waterfall', 'hot-springs', 'volcano', 'moor', 'fjord'],
    fits: () => true,
    without: ['desert', 'dunes', 'high-desert', 'big-city'],
  },
  yurts: { traits: ['steppe', 'high-desert', 'mountains'], fits: isSteppe, without: ['big-city', 'coast'] },
}

/** When no trait of a place has a scene there: what the latitude alone suggests. */
export function sceneByLatitude(setting: Setting): readonly string[] {
  if (polarity(setting) > 58) return ['aurora', 'waterfall']
  if (polarity(setting) > 42) return ['lakes', 'waterfall', 'viaduct']
  return isTropical(setting) ? ['jungle', 'atoll', 'stilt', 'waterfall'] : ['waterfall', 'startrails']
}
