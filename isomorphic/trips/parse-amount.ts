import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'

/** Currencies without a smaller unit, and those whose unit has a thousand parts (ISO 4217). */
const WITHOUT_MINOR_UNIT = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)
const WITH_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
const AMOUNT = /^(?<sign>-?)(?<units>\d{1,10})(?:[.,](?<parts>\d{1,3}))?$/

/** An amount with its thousands in groups, and other marks before its decimals: `1.234,50`, `1,234.50`. */
const GROUPED = /^-?\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*(?!\k<group>)[.,]\d{1,3}$/

/** Decimal places of amounts in a currency. */
function decimalsOf(currency: string): number {
  if (WITHOUT_MINOR_UNIT.has(currency)) return 0
  return WITH_THOUSANDTHS.has(currency) ? 3 : 2
}

/** The text without spaces and apostrophes, and without other marks of thousands where these are certain. */
function withoutGroups(text: string): string {
  const amount = text.replaceAll(/[\s'’]/g, '')
  const group = GROUPED.exec(amount)?.groups?.['group']
  return group === undefined ? amount : amount.replaceAll(group, '')
}

/** Parses an amount such as `12.50`, `12,5` or `1.234,50` into the smallest unit of its currency; null for any other text. */
export function parseAmount(text: string, currency: string): number | null {
  const { sign, units = '', parts = '' } = AMOUNT.exec(withoutGroups(text))?.groups ?? {}
  const decimals = decimalsOf(currency)
  if (units === '' || parts.length > decimals) return null
  const amount = Number(units + parts.padEnd(decimals, '0'))
  return sign === '-' ? -amount : amount
}

/** Writes an amount in the smallest unit as a decimal number for files, in every language: `12.50`. */
export function formatAmount(amount: number, currency: string): string {
  return (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))
}

/** Writes an amount in the smallest unit as pages show it: `1.234,50 EUR` in German. */
export function amountText(amount: number, currency: string, locale: LocaleTag): string {
  const decimals = decimalsOf(currency)
  const format = new Intl.NumberFormat(formatLocaleOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${format.format(amount / 10 ** decimals)} ${currency}`
}
