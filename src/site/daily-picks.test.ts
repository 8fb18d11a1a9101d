import { describe, expect, it } from 'vitest'
import { selectDailyPicks, toUtcDay } from './daily-picks.ts'

const LIST = Array.from({ length: 50 }, (_, index) => index)

describe('selectDailyPicks', () => {
  it('selects three different items, the same all day in UTC', () => {
    const morning = selectDailyPicks(LIST, toUtcDay(Date.UTC(2026, 10, 21)), 3)
    expect(new Set(morning).size).toBe(3)
    expect(selectDailyPicks(LIST, toUtcDay(Date.UTC(2026, 10, 21, 23, 59, 59)), 3)).toEqual(morning)
    expect(selectDailyPicks(LIST, toUtcDay(Date.UTC(2026, 10, 22)), 3)).not.toEqual(morning)
  })
  it('selects every item of the list in turn', () => {
    const seen = Array.from({ length: 50 }, (_, day) => selectDailyPicks(LIST, 20_000 + day, 3)).flat()
    expect(new Set(seen).size).toBe(50)
  })
  it('returns all items of a short list', () => {
    expect(selectDailyPicks([1, 2], 7, 3)).toEqual([1, 2])
    expect(selectDailyPicks([], 7, 3)).toEqual([])
  })
})
