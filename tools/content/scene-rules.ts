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
}

const polarity = ({ latitude }: Setting): number => Math.abs(latitude)
const within = (...slugs: readonly ContinentSlug[]) => ({ continent }: Setting): boolean => slugs.includes(continent)
const isTropical = (setting: Setting): boolean => polarity(setting) < 26
const isEastAsian = ({ continent, longitude }: Setting): boolean => continent === 'asia' && longitude > 85
const isDryOldWorld = ({ continent, latitude, longitude }: Setting): boolean =>
  continent === 'middle-east' ||
  (continent === 'africa' && latitude > 12) ||
  (continent === 'asia' && longitude < 75 && latitude > 20)
const isLatin = within('europe', 'south-america', 'central-america', 'caribbean')

/** Scenes of the poster engine, and which places without a scene of their own may have them. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  archfort: {
    traits: ['fort', 'temple', 'lakes', 'old-town'],
    fits: (setting) => setting.continent === 'asia' && setting.longitude < 93 && setting.longitude > 60,
  },
  atoll: { traits: ['atoll', 'reef', 'lagoon', 'beach', 'island'], fits: isTropical },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: (setting) => polarity(setting) > 58 },
  canal: { traits: ['canals', 'harbour'], fits: (setting) => within('europe')(setting) && setting.latitude < 60 },
  deadvlei: { traits: ['dunes', 'desert'], fits: (setting) => polarity(setting) < 45 },
  hilltown: { traits: ['hill-town', 'old-town', 'bridge', 'monastery', 'harbour', 'coast'], fits: isLatin },
  jungle: { traits: ['rainforest', 'jungle-river', 'mangrove'], fits: isTropical },
  karst: { traits: ['karst', 'coast', 'harbour', 'cave', 'island', 'rice-terraces'], fits: isEastAsian },
  lakes: { traits: ['lakes', 'autumn', 'island'], fits: (setting) => polarity(setting) > 42 },
  medina: { traits: ['old-town', 'market', 'palms', 'fort', 'hill-town'], fits: isDryOldWorld },
  pagoda: { traits: ['temple', 'monastery', 'autumn'], fits: isEastAsian },
  savannah: { traits: ['savannah', 'thatch'], fits: (setting) => setting.continent === 'africa' && polarity(setting) < 30 },
  siq: { traits: ['canyon', 'ruins', 'cave'], fits: isDryOldWorld },
  skyline: { traits: ['big-city'], fits: () => true },
  spires: { traits: ['granite', 'glacier', 'fjord', 'mountains'], fits: (setting) => polarity(setting) > 24 },
  startrails: {
    traits: ['high-desert', 'volcano', 'steppe', 'desert', 'mountains'],
    fits: (setting) => polarity(setting) < 52,
  },
  stilt: { traits: ['lagoon', 'mangrove', 'jungle-river', 'palms', 'thatch', 'market'], fits: isTropical },
  tablemount: {
    traits: ['mesa', 'coast', 'beach', 'lighthouse', 'harbour', 'island'],
    fits: (setting) => polarity(setting) < 50,
  },
  viaduct: { traits: ['railway', 'moor', 'bridge', 'mountains', 'autumn'], fits: (setting) => polarity(setting) > 35 },
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    fits: (setting) => polarity(setting) > 24 && polarity(setting) < 51,
  },
  waterfall: { traits: ['waterfall', 'hot-springs', 'volcano', 'coast', 'moor', 'fjord'], fits: () => true },
}

/** When no trait of a place has a scene there: what the latitude alone suggests. */
export function sceneByLatitude(setting: Setting): readonly string[] {
  if (polarity(setting) > 58) return ['aurora', 'waterfall']
  if (polarity(setting) > 42) return ['lakes', 'waterfall', 'viaduct']
  return isTropical(setting) ? ['jungle', 'atoll', 'stilt', 'waterfall'] : ['tablemount', 'waterfall', 'startrails']
}

/** Grades of light that would be odd there are left out of the choice. */
export function gradeFits(grade: string, setting: Setting): boolean {
  if (grade === 'polar-night') return polarity(setting) > 55
  if (grade === 'canopy') return polarity(setting) < 30
  if (grade === 'monsoon') return polarity(setting) < 35
  if (grade === 'autumn') return polarity(setting) > 28
  return grade !== 'high-sun' || polarity(setting) < 48
}
