import { describe, expect, it } from 'vitest'
import { crowdLevels } from './crowd-levels.ts'
import { publicHolidays } from './public-holidays.ts'

const ofYears = (cca2: string) =>
  crowdLevels(cca2, new Map([2026, 2027].map((year) => [year, publicHolidays(cca2, year)] as const)))

describe('crowdLevels', () => {
  it('lists a day once where the years agree, and by year where they differ', () => {
    const [january, , , , , , , , , , november] = ofYears('JP')
    expect(january?.holidays).toBe('1, 12 in 2026, 1, 11 in 2027')
    expect(november?.holidays).toBe('3, 23')
  })
  it('lists long breaks of the country and its school holidays', () => {
    const months = ofYears('JP')
    expect(months[4]?.peaks).toContain('Long break 2 to 6\u{a0}May 2026, 1 to 5\u{a0}May 2027')
    expect(months[7]?.peaks).toMatch(/^School holidays/)
    expect(months[5]).toEqual({ holidays: '', peaks: '' })
  })
  it('is empty for a country without data', () => {
    expect(crowdLevels('XX', new Map())).toEqual(
      Array.from({ length: 12 }, () => ({ holidays: '', peaks: '' })),
    )
  })
})
