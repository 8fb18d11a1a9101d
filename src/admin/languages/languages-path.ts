import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { Tier } from './translation-tiers.ts'

export const LANGUAGES_PATH = '/desk/languages'

/** The unfinished pages of one cell of the matrix. */
export const languagesHref = (language: TranslatedTag, tier: Tier): string =>
  `${LANGUAGES_PATH}?language=${language}&text=${tier}#pages`
