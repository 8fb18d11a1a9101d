import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

const NO_BREAK_SPACE = '\u{a0}'
const MINUS = '−'

type Figure = { readonly value: number; readonly unit: string; readonly about?: boolean | undefined }

/** A number with its unit in a language: `1,086 m`, `about 2 h`, in German `2 Std.`, `33° S`. */
export function figureText({ value, unit, about = false }: Figure, locale: Locale): string {
  const number = `${value < 0 ? MINUS : ''}${formatNumber(locale, Math.abs(value))}`
  const words = pickWords(DESTINATION_WORDS, locale).diagram
  const ownUnit = words.units[unit] ?? unit
  const text = unit === '°S' ? `${number}°${NO_BREAK_SPACE}S` : `${number}${NO_BREAK_SPACE}${ownUnit}`
  return about ? words.about(text) : text
}
