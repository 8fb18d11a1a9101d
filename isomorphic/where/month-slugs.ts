/** Months as they stand in addresses. */
export const MONTH_SLUGS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Returns the month of a slug, 0 for January, else null. */
export function parseMonthSlug(text: string): number | null {
  const month = (MONTH_SLUGS as readonly string[]).indexOf(text)
  return month < 0 ? null : month
}
