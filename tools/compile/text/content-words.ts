import type { PlaceKind, SeasonWord } from '#src/catalogue/catalogue-types.ts'
import type { StepFree } from '#src/catalogue/guide-types.ts'

export const DESTINATION_KINDS = ['country', 'region', 'city'] as const satisfies readonly PlaceKind[]

export const SEASON_WORDS = [
  'best',
  'good',
  'fair',
  'hot',
  'wet',
  'cold',
] as const satisfies readonly SeasonWord[]

/** How warm an average afternoon is, coldest first; `WARMTH_LEGEND` of the calendar defines the ranges. */
export const WARMTH_WORDS = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot', 'scorching'] as const
/** How wet an ordinary month is, driest first; `RAIN_LEGEND` of the calendar defines the ranges. */
export const RAIN_WORDS = ['dry', 'showers', 'wet'] as const

/** How far a sight can be visited without a step. */
export const STEP_FREE_WORDS = ['full', 'partly', 'none'] as const satisfies readonly StepFree[]

export type WarmthWord = (typeof WARMTH_WORDS)[number]
export type RainWord = (typeof RAIN_WORDS)[number]

const TRAIT_TEXT = `
  coast island atoll reef beach lagoon desert dunes savannah rainforest jungle-river mountains high-desert volcano
  granite glacier ice polar fjord lakes waterfall canyon karst steppe wine-hills rice-terraces hill-town old-town fort
  temple monastery ruins canals bridge big-city harbour market railway lighthouse hot-springs cave mangrove palms autumn
  moor mesa thatch wildlife cuisine`

/** Traits of a place for editors; they determine the poster when no scene is chosen. */
export const TRAITS: readonly string[] = TRAIT_TEXT.trim().split(/\s+/)
