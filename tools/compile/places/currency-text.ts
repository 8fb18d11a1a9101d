/** Codes whose name in the country data is out of date, American, or not the same from country to country. */
const RENAMED = new Set(['BYN', 'GBP', 'RUB', 'USD', 'VES'])
/** In no common typeface yet. */
const UNPRINTABLE = /\u20c0/

function symbolOf(code: string): string {
  const format = new Intl.NumberFormat('en-GB', {
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
 * Name of a currency with its code, and its symbol where that says more: `Moroccan dirham (MAD)`, `Euro (EUR, €)`.
 * Null for a code that ISO 4217 does not have, such as the local notes of some islands.
 * @param knownName as the country data writes it; a bare unit such as `lari` is replaced by the full name
 */
export function currencyText(code: string, knownName?: string): string | null {
  if (!Intl.supportedValuesOf('currency').includes(code)) return null
  const official = new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code
  const isFull = knownName?.includes(' ') === true
  const name = isFull && !RENAMED.has(code) ? knownName : code === 'EUR' ? official : lowerUnit(official)
  const symbol = symbolOf(code)
  const isCode =
    symbol.replace('.', '').toUpperCase().startsWith(code.slice(0, 2)) || UNPRINTABLE.test(symbol)
  const codes = isCode ? code : `${code}, ${symbol}`
  return `${name} (${codes})`
}
