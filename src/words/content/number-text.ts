import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'

/** A number of English text with a separator: `1,600` or `1.5`. */
const SEPARATED_NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)$/

/** Writes a number of English text with the separators of a language; null for any other text. */
export function createNumberText(tag: LocaleTag): (text: string) => string | null {
  const locale = formatLocaleOf(tag)
  /** By number of decimals: making a format takes longer than using it. */
  const formats = new Map<number, Intl.NumberFormat>()
  return (text) => {
    if (!SEPARATED_NUMBER.test(text)) return null
    const decimals = text.split('.')[1]?.length ?? 0
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const format = formats.get(decimals) ?? new Intl.NumberFormat(locale, options)
    formats.set(decimals, format)
    return format.format(Number(text.replaceAll(',', '')))
  }
}
