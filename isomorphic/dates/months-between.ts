const MONTHS = 12

/**
 * Whole months from one month to another.
 * @param from such as `2026-11`; so is `to`
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * MONTHS + toMonth - fromMonth
}
