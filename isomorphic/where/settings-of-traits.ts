import type { Rarity } from './interest-columns.ts'

/** Traits of places where one goes for streets and houses. */
export const TOWN_TRAITS: readonly string[] = [
  'big-city',
  'old-town',
  'hill-town',
  'canals',
  'bridge',
  'harbour',
  'market',
]

/** What the traits of a place make of it. A trait may stand for two settings. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  sea: ['coast', 'island', 'atoll', 'reef', 'beach', 'lagoon', 'lighthouse', 'mangrove', 'palms', 'harbour'],
  heights: ['mountains', 'volcano', 'granite', 'glacier', 'fjord', 'canyon', 'karst', 'waterfall', 'lakes'],
  dry: ['desert', 'dunes', 'high-desert', 'steppe', 'mesa', 'canyon'],
  wild: ['savannah', 'rainforest', 'jungle-river', 'mangrove', 'waterfall', 'lakes'],
  north: ['polar', 'ice', 'glacier', 'moor', 'fjord', 'hot-springs'],
  town: ['big-city', 'canals', 'bridge', 'harbour', 'market', 'railway'],
  old: ['old-town', 'hill-town', 'fort', 'ruins', 'temple', 'monastery'],
  fields: ['wine-hills', 'rice-terraces', 'autumn', 'thatch', 'moor'],
}
const NAMES = Object.keys(SETTINGS)

/** How much of each setting a place has: the sum of the rarities of its traits. */
export type Setting = Float32Array

/** Weighs the settings of a place by its traits. */
export function settingOf(traits: readonly string[], rarity: Pick<Rarity, 'ofTrait'>): Setting {
  const setting = new Float32Array(NAMES.length)
  for (const [index, name] of NAMES.entries())
    for (const trait of traits)
      if (SETTINGS[name]?.includes(trait) === true)
        setting[index] = (setting[index] ?? 0) + rarity.ofTrait(trait)
  return setting
}

/** Cosine of two settings: 1 for the same, 0 for nothing in common. */
export function settingLikeness(one: Setting, other: Setting): number {
  const dot = (first: Setting, second: Setting): number =>
    first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0)
  const lengths = Math.sqrt(dot(one, one) * dot(other, other))
  return lengths === 0 ? 0 : dot(one, other) / lengths
}
