const MAX_PAGES = 200

/** Values that the page cache keeps apart. */
export const PAGE_NUMBERS: readonly string[] = Array.from({ length: MAX_PAGES }, (_, index) =>
  String(index + 1),
)

/**
 * Reads the `page` parameter of a list.
 * @param given all values of the parameter, undefined when there is none
 * @returns from 1 to 200; 1 when it is not given; null when it is no such number or given twice
 */
export function parsePageNumber(given: readonly string[] | undefined): number | null {
  if (given === undefined) return 1
  const [value, another] = given
  if (value === undefined || another !== undefined || !PAGE_NUMBERS.includes(value)) return null
  return Number(value)
}
