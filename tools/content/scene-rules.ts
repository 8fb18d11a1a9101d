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
}

const polarity = ({ latitude }: Setting): number => Math.abs(latitude)
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
const hasOldHillTowns = (setting: Setting): boolean =>
  within('europe', 'south-america', 'central-america', 'caribbean')(setting) ||
  (setting.continent === 'north-america' && setting.latitude < 28)

/** Scenes of the poster engine, and which places without a scene of their own may have them. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  archfort: {
    traits: ['fort', 'temple', 'old-town'],
    fits: ({ continent, longitude }) => continent === 'asia' && longitude < 93 && longitude > 65,
  },
  atoll: { traits: ['atoll', 'reef', 'lagoon', 'beach', 'island'], fits: isTropical },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: (setting) => polarity(setting) > 58 },
  // The gondola belongs to one city: an editor names this scene, traits never choose it.
  canal: { traits: [], fits: () => false },
  deadvlei: {
    traits: ['dunes', 'desert'],
    fits: (setting) => isDryOldWorld(setting) || setting.continent === 'africa',
  },
  hilltown: { traits: ['hill-town', 'old-town', 'bridge', 'monastery'], fits: hasOldHillTowns },
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
  medina: { traits: ['old-town', 'market', 'palms', 'fort', 'hill-town'], fits: isDryOldWorld },
  pagoda: {
    traits: ['temple', 'monastery', 'autumn'],
    fits: (setting) => isEastAsian(setting) && setting.latitude > 22,
  },
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
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    fits: (setting) => polarity(setting) > 24 && polarity(setting) < 51,
  },
  waterfall: {
    traits: ['waterfall', 'hot-springs', 'volcano', 'moor', 'fjord'],
    fits: () => true,
    without: ['desert', 'dunes', 'high-desert'],
  },
}

/** When no trait of a place has a scene there: what the latitude alone suggests. */
export function sceneByLatitude(setting: Setting): readonly string[] {
  if (polarity(setting) > 58) return ['aurora', 'waterfall']
  if (polarity(setting) > 42) return ['lakes', 'waterfall', 'viaduct']
  return isTropical(setting)
    ? ['jungle', 'atoll', 'stilt', 'waterfall']
    : ['tablemount', 'waterfall', 'startrails']
}

const WEATHER: readonly string[] = ['mist', 'monsoon', 'canopy', 'autumn', 'polar-night']
const DRY_SCENES: readonly string[] = ['archfort', 'deadvlei', 'medina', 'savannah', 'siq', 'startrails']
const SEA_SCENES: readonly string[] = ['atoll', 'karst', 'stilt', 'tablemount']
const COOL_WATER_SCENES: readonly string[] = ['atoll', 'lakes', 'spires', 'tablemount', 'waterfall']
const HOT_LIGHTS: readonly string[] = ['dusk', 'golden-hour', 'high-sun']
const NIGHT_SCENES: readonly string[] = ['aurora', 'startrails']
const NIGHT_LIGHTS: readonly string[] = ['as-drawn', 'moonlight', 'polar-night', 'blue-hour']
const FOREST_SCENES: readonly string[] = ['jungle', 'waterfall']

/** Lights that would be odd in a scene, or at a latitude, are left out of the choice. */
export function gradeFits(grade: string, scene: string, setting: Setting): boolean {
  if (NIGHT_SCENES.includes(scene) && !NIGHT_LIGHTS.includes(grade)) return false
  if (COOL_WATER_SCENES.includes(scene) && HOT_LIGHTS.includes(grade)) return false
  if (WEATHER.includes(grade) && DRY_SCENES.includes(scene)) return false
  if (grade === 'polar-night') return polarity(setting) > 55
  if (grade === 'canopy') return FOREST_SCENES.includes(scene) && polarity(setting) < 30
  if (grade === 'monsoon') return polarity(setting) < 35
  if (grade === 'autumn') return polarity(setting) > 28 && !SEA_SCENES.includes(scene)
  return grade !== 'high-sun' || polarity(setting) < 48
}
