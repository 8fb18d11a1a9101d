import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

const NO_BREAK_SPACE = '\u{a0}'
const MINUS = '−'
/** Parts of an hour, which the texts of the guide write as fractions as well. */
const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

type Figure = { readonly value: number; readonly unit: string; readonly about?: boolean | undefined }

/** A number without its sign: `1,086`; parts of hours as `1½`, all others as decimals. */
function numberText(value: number, unit: string, locale: Locale): string {
  const full = Math.floor(value)
  const fraction = unit === 'h' ? FRACTIONS[String(value - full)] : undefined
  if (fraction === undefined) return formatNumber(locale, value)
  return full === 0 ? fraction : formatNumber(locale, full) + fraction
}

/** A number with its unit in a language: `1,086 m`, `about 2 h`, in German `2 Std.`, `33° S`. */
export function figureText({ value, unit, about = false }: Figure, locale: Locale): string {
  const number = `${value < 0 ? MINUS : ''}${numberText(Math.abs(value), unit, locale)}`
  const words = pickWords(DESTINATION_WORDS, locale).diagram
  const ownUnit = words.units[unit] ?? unit
  const text = unit === '°S' ? `${number}°${NO_BREAK_SPACE}S` : `${number}${NO_BREAK_SPACE}${ownUnit}`
  return about ? words.about(text) : text
}
