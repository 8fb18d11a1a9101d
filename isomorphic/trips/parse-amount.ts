/** Currencies without a smaller unit, and those whose unit has a thousand parts (ISO 4217). */
const WITHOUT_MINOR_UNIT = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)
const WITH_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
const AMOUNT = /^(?<sign>-?)(?<units>\d{1,10})(?:[.,](?<parts>\d{1,3}))?$/

/** Decimal places of amounts in a currency. */
function decimalsOf(currency: string): number {
  if (WITHOUT_MINOR_UNIT.has(currency)) return 0
  return WITH_THOUSANDTHS.has(currency) ? 3 : 2
}

/** Parses an amount such as `12.50` or `12,5` into the smallest unit of its currency; null for any other text. */
export function parseAmount(text: string, currency: string): number | null {
  const { sign, units = '', parts = '' } = AMOUNT.exec(text.trim().replaceAll(/[\s']/g, ''))?.groups ?? {}
  const decimals = decimalsOf(currency)
  if (units === '' || parts.length > decimals) return null
  const amount = Number(units + parts.padEnd(decimals, '0'))
  return sign === '-' ? -amount : amount
}

/** Writes an amount in the smallest unit as a decimal number: `12.50`. */
export function formatAmount(amount: number, currency: string): string {
  return (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))
}
