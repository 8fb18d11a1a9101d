import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'

/** The length of a scale bar. */
export const scaleText = (locale: Locale, km: number): string => `${formatNumber(locale, km)} km`
