import type { PlaceKind, SeasonWord } from '#src/catalogue/catalogue-types.ts'

export const PLACE_KINDS = ['country', 'region', 'city'] as const satisfies readonly PlaceKind[]

export const SEASON_WORDS = [
  'best',
  'good',
  'fair',
  'hot',
  'wet',
  'cold',
] as const satisfies readonly SeasonWord[]

const TRAIT_TEXT = `
  coast island atoll reef beach lagoon desert dunes savannah rainforest jungle-river mountains high-desert volcano
  granite glacier ice polar fjord lakes waterfall canyon karst steppe wine-hills rice-terraces hill-town old-town fort
  temple monastery ruins canals bridge big-city harbour market railway lighthouse hot-springs cave mangrove palms autumn
  moor mesa thatch`

/** What editors may say of a place's looks; they choose the poster when no scene is named. */
export const TRAITS: readonly string[] = TRAIT_TEXT.trim().split(/\s+/)
