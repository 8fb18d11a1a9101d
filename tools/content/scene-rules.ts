import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'

/** Where a place lies, as far as its poster is concerned. */
export type Setting = {
  readonly continent: ContinentSlug
  readonly latitude: number
  readonly longitude: number
}

type SceneRule = {
  /** Traits that call for the scene, strongest first. */
  readonly traits: readonly string[]
  /** Whether the scene would be true of a place there: no elephants in Norway, no birches in Borneo. */
  readonly fits: (setting: Setting) => boolean
  /** Traits that rule the scene out. */
  readonly without?: readonly string[]
  /** Traits of which a place must have one: no bay without water. */
  readonly needs?: readonly string[]
}

/** Degrees from the equator. */
export const polarity = ({ latitude }: Setting): number => Math.abs(latitude)
const within =
  (...slugs: readonly ContinentSlug[]) =>
  ({ continent }: Setting): boolean =>
    slugs.includes(continent)
const isTropical = (setting: Setting): boolean => polarity(setting) < 26
const isEastAsian = ({ continent, latitude, longitude }: Setting): boolean =>
  continent === 'asia' && longitude > 97 && latitude > 5
const isCaucasian = ({ continent, latitude, longitude }: Setting): boolean =>
  continent === 'europe' && longitude > 43 && latitude < 43
const isDryOldWorld = (setting: Setting): boolean => {
  const { continent, latitude, longitude } = setting
  if (continent === 'middle-east' || isCaucasian(setting)) return true
  return (
    (continent === 'africa' && latitude > 12) || (continent === 'asia' && longitude < 75 && latitude > 20)
  )
}
const isAlpine = ({ continent, latitude, longitude }: Setting): boolean =>
  continent === 'europe' && latitude > 43.5 && latitude < 48.5 && longitude > 5.5 && longitude < 16.5
const isSteppe = ({ continent, latitude, longitude }: Setting): boolean =>
  (continent === 'asia' || continent === 'europe') &&
  longitude > 55 &&
  longitude < 122 &&
  latitude > 36 &&
  latitude < 54
const hasOldHillTowns = (setting: Setting): boolean =>
  within('europe', 'south-america', 'central-america', 'caribbean')(setting) ||
  (setting.continent === 'north-america' && setting.latitude < 28)

/** Scenes of the poster engine, and which places without a scene of their own may have them. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  alpine: {
    traits: ['mountains', 'glacier', 'railway', 'lakes'],
    fits: isAlpine,
    without: ['coast', 'big-city'],
  },
  archfort: {
    traits: ['fort', 'temple', 'old-town'],
    fits: ({ continent, longitude }) => continent === 'asia' && longitude < 93 && longitude > 65,
  },
  atoll: { traits: ['atoll', 'reef', 'lagoon', 'beach', 'island'], fits: isTropical },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: (setting) => polarity(setting) > 58 },
  'bay-skyline': {
    traits: ['big-city', 'harbour'],
    fits: () => true,
    needs: ['harbour', 'coast', 'island', 'beach', 'lagoon', 'lakes'],
  },
  // Gabled brick houses along quays: towns round the North Sea and the Baltic.
  canal: {
    traits: ['canals'],
    fits: ({ continent, latitude }) => continent === 'europe' && latitude > 50,
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
    needs: ['monastery'],
  },
  deadvlei: {
    traits: ['dunes', 'desert'],
    fits: (setting) => isDryOldWorld(setting) || setting.continent === 'africa',
  },
  fjord: { traits: ['fjord', 'glacier', 'harbour'], fits: ({ latitude }) => latitude > 50, needs: ['fjord'] },
  hilltown: { traits: ['hill-town', 'old-town', 'bridge', 'monastery'], fits: hasOldHillTowns },
  'hot-springs': {
    traits: ['hot-springs', 'volcano'],
    fits: (setting) => polarity(setting) > 30,
    needs: ['hot-springs'],
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
    without: ['moor'],
  },
  lighthouse: {
    traits: ['lighthouse', 'coast', 'harbour'],
    fits: (setting) => polarity(setting) > 26,
    without: ['polar'],
  },
  mangrove: {
    traits: ['mangrove', 'lagoon', 'jungle-river'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  market: { traits: ['market', 'old-town'], fits: (setting) => polarity(setting) < 47, needs: ['market'] },
  medina: { traits: ['old-town', 'market', 'palms', 'fort', 'hill-town'], fits: isDryOldWorld },
  pagoda: {
    traits: ['temple', 'monastery', 'autumn'],
    fits: (setting) => isEastAsian(setting) && setting.latitude > 22,
  },
  reef: { traits: ['reef', 'atoll', 'lagoon'], fits: (setting) => polarity(setting) < 33, needs: ['reef'] },
  savannah: {
    traits: ['savannah', 'thatch'],
    fits: (setting) => setting.continent === 'africa' && polarity(setting) < 30,
  },
  siq: { traits: ['canyon', 'ruins', 'cave'], fits: isDryOldWorld },
  skyline: { traits: ['big-city'], fits: () => true },
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
  },
  tablemount: {
    traits: ['mesa', 'lighthouse', 'coast', 'beach', 'harbour', 'island'],
    fits: (setting) => polarity(setting) < 53,
  },
  viaduct: {
    traits: ['railway', 'moor', 'bridge', 'mountains'],
    fits: (setting) => polarity(setting) > 35,
    without: ['island'],
  },
  terraces: {
    traits: ['rice-terraces', 'rainforest'],
    fits: (setting) => polarity(setting) < 37,
    needs: ['rice-terraces'],
  },
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    fits: (setting) => polarity(setting) > 24 && polarity(setting) < 51,
  },
  waterfall: {
    traits: ['waterfall', 'hot-springs', 'volcano', 'moor', 'fjord'],
    fits: () => true,
    without: ['desert', 'dunes', 'high-desert'],
  },
  yurts: { traits: ['steppe', 'high-desert', 'mountains'], fits: isSteppe, without: ['big-city', 'coast'] },
}

/** When no trait of a place has a scene there: what the latitude alone suggests. */
export function sceneByLatitude(setting: Setting): readonly string[] {
  if (polarity(setting) > 58) return ['aurora', 'waterfall']
  if (polarity(setting) > 42) return ['lakes', 'waterfall', 'viaduct']
  return isTropical(setting)
    ? ['jungle', 'atoll', 'stilt', 'waterfall']
    : ['tablemount', 'waterfall', 'startrails']
}
