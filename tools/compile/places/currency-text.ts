import { DEFAULT_LOCALE, formatLocaleOf } from '#isomorphic/words/locale.ts'

const FORMAT_LOCALE = formatLocaleOf(DEFAULT_LOCALE)
/** Codes whose name in the country data is outdated, American, or differs between countries. */
const RENAMED = new Set(['BYN', 'GBP', 'RUB', 'USD', 'VES'])
/** Not contained in common typefaces yet. */
const UNPRINTABLE = /\u20c0/

function symbolOf(code: string): string {
  const format = new Intl.NumberFormat(FORMAT_LOCALE, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code
}

/** `Sierra Leonean Leone` becomes `Sierra Leonean leone`: the unit is a common noun in English. */
function lowerUnit(name: string): string {
  const words = name.split(' ')
  const unit = words.at(-1) ?? ''
  return [...words.slice(0, -1), unit.toLowerCase()].join(' ')
}

/**
 * Name of a currency with its code, and its symbol where it adds information: `Moroccan dirham (MAD)`, `Euro (EUR, €)`.
 * Null for a code that is not in ISO 4217, such as the local notes of some islands.
 * @param knownName name in the country data; a bare unit such as `lari` is replaced by the full name
 */
export function currencyText(code: string, knownName?: string): string | null {
  if (!Intl.supportedValuesOf('currency').includes(code)) return null
  const official = new Intl.DisplayNames(FORMAT_LOCALE, { type: 'currency' }).of(code) ?? code
  const isFull = knownName?.includes(' ') === true
  const name = isFull && !RENAMED.has(code) ? knownName : code === 'EUR' ? official : lowerUnit(official)
  const symbol = symbolOf(code)
  const isCode =
    symbol.replace('.', '').toUpperCase().startsWith(code.slice(0, 2)) || UNPRINTABLE.test(symbol)
  const codes = isCode ? code : `${code}, ${symbol}`
  return `${name} (${codes})`
}
