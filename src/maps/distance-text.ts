import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { MAPS_WORDS } from './words/maps-words.ts'

/**
 * Formats a distance with a precision suitable for two points that represent areas: `7 km`, `about 85 km`, `about 1,250
 * km`.
 */
export function distanceText(km: number, locale: Locale): string {
  const words = pickWords(MAPS_WORDS, locale).distance
  if (km < 20) return words.exact(Math.round(Math.max(1, km)))
  const step = km < 100 ? 5 : km < 1000 ? 10 : 50
  return words.rounded(Math.round(km / step) * step)
}
