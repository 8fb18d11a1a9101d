import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

const NO_BREAK_SPACE = '\u{a0}'
const MINUS = '−'

type Figure = { readonly value: number; readonly unit: string; readonly about?: boolean | undefined }

/** A number with its unit in a language: `1,086 m`, `about 2 h`, `33° S`. */
export function figureText({ value, unit, about = false }: Figure, locale: Locale): string {
  const number = `${value < 0 ? MINUS : ''}${formatNumber(locale, Math.abs(value))}`
  const text = unit === '°S' ? `${number}°${NO_BREAK_SPACE}S` : `${number}${NO_BREAK_SPACE}${unit}`
  return about ? pickWords(DESTINATION_WORDS, locale).diagram.about(text) : text
}
