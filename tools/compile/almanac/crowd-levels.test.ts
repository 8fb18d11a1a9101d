import { describe, expect, it } from 'vitest'
import { realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'
import { crowdLevels } from './crowd-levels.ts'

const BOOK = realHolidayBook()

const ofYears = (cca2: string, path: string) =>
  crowdLevels(cca2, new Map([2026, 2027].map((year) => [year, realHolidays(BOOK, path, year)] as const)))

describe('crowdLevels', () => {
  it('lists a day once where the years agree, and by year where they differ', () => {
    const [january, , , , , , , , , , november] = ofYears('JP', 'japan')
    expect(january?.holidays).toBe('1, 12 in 2026, 1, 11 in 2027')
    expect(november?.holidays).toBe('3, 23')
  })
  it('lists long breaks of the country and its school holidays', () => {
    const months = ofYears('JP', 'japan')
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
