const MAX_PAGES = 200

/** Values that the page cache distinguishes. */
export const PAGE_NUMBERS: readonly string[] = Array.from({ length: MAX_PAGES }, (_, index) =>
  String(index + 1),
)

/**
 * Parses the `page` parameter of a list.
 * @param given all values of the parameter, undefined when it is absent
 * @returns from 1 to 200; 1 when absent; null when invalid or given twice
 */
export function parsePageNumber(given: readonly string[] | undefined): number | null {
  if (given === undefined) return 1
  const [value, another] = given
  if (value === undefined || another !== undefined || !PAGE_NUMBERS.includes(value)) return null
  return Number(value)
}
