import { DAY_MS } from '#src/platform/durations.ts'

/** Days since 1970 in UTC; the daily parts of a page change with it. */
export const toUtcDay = (nowMs: number): number => Math.floor(nowMs / DAY_MS)

/**
 * Selects consecutive items of a list, different ones every day and the same all day (M1.24).
 * @param count number of items
 * @returns the entire list if it is not longer than `count`
 */
export function selectDailyPicks<T>(list: readonly T[], day: number, count: number): readonly T[] {
  if (list.length <= count) return list
  const start = (day * count) % list.length
  return Array.from({ length: count }, (_, index) => list[(start + index) % list.length] as T)
}
