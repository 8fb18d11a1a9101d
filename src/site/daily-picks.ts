const DAY_MS = 24 * 60 * 60 * 1000

/** Days since 1970 in UTC: what changes when a page's daily parts change. */
export const toUtcDay = (nowMs: number): number => Math.floor(nowMs / DAY_MS)

/**
 * Neighbours in a list, different ones every day, the same all day (M1.24).
 * @param count how many
 * @returns all of the list when it is no longer than that
 */
export function selectDailyPicks<T>(list: readonly T[], day: number, count: number): readonly T[] {
  if (list.length <= count) return list
  const start = (day * count) % list.length
  return Array.from({ length: count }, (_, index) => list[(start + index) % list.length] as T)
}
