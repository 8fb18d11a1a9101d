import { describe, expect, it } from 'vitest'
import { crowdLevels } from './crowd-levels.ts'
import { publicHolidays } from './public-holidays.ts'

const ofYears = (cca2: string) =>
  crowdLevels(cca2, new Map([2026, 2027].map((year) => [year, publicHolidays(cca2, year)] as const)))

describe('monthCrowds', () => {
  it('gives a day once where the years agree, and by year where they do not', () => {
    const [january, , , , , , , , , , november] = ofYears('JP')
    expect(january?.holidays).toBe('1, 12 in 2026, 1, 11 in 2027')
    expect(november?.holidays).toBe('3, 23')
  })
  it('names the breaks in which a whole country travels, and the holidays of its schools', () => {
    const months = ofYears('JP')
    expect(months[4]?.peaks).toContain('Long break 2 to 6\u{a0}May 2026, 1 to 5\u{a0}May 2027')
    expect(months[7]?.peaks).toMatch(/^School holidays/)
    expect(months[5]).toEqual({ holidays: '', peaks: '' })
  })
  it('says nothing of a country that nobody has a table of', () => {
    expect(crowdLevels('XX', new Map())).toEqual(
      Array.from({ length: 12 }, () => ({ holidays: '', peaks: '' })),
    )
  })
})
