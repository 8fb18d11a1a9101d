import { describe, expect, it } from 'vitest'
import { writeMarkup } from '#tools/compile/guide/hast-element.ts'
import { dateRangeText, holidayTable } from './almanac-lists.ts'
import { compileYear } from './compile-year.ts'
import { publicHolidays } from './public-holidays.ts'

const datesOf = (cca2: string, year: number, name: RegExp) =>
  publicHolidays(cca2, year)
    .filter((holiday) => name.test(holiday.name))
    .map((holiday) => dateRangeText(holiday).replaceAll('\u{a0}', ' '))

describe('publicHolidays', () => {
  it.each([
    ['PT', 2027, /Good Friday/, ['26 Mar']],
    ['GR', 2027, /Easter Sunday/, ['2 May']],
    ['MA', 2027, /Ramadan/, ['9 Mar']],
    ['ET', 2027, /Christmas/, ['7 Jan']],
    ['CN', 2027, /Spring Festival/, ['5 to 7 Feb']],
    ['US', 2027, /Independence/, ['4 to 5 Jul']],
    ['BA', 2027, /Eid al-Adha/, ['16 to 19 May']],
  ])('of %s in %d', (cca2, year, name, expected) => {
    expect(datesOf(cca2, year, name)).toEqual(expected)
  })

  it('omits half days and days for parts of the population', () => {
    expect(publicHolidays('CN', 2027).map(({ name }) => name)).not.toContain('International Women’s Day')
  })

  it.each(['EH', 'UA', 'AQ', 'NP'])('is empty for %s', (cca2) => {
    expect(publicHolidays(cca2, 2027)).toEqual([])
  })

  it('are listed side by side, one row per holiday, with a note on the moon where it applies', () => {
    const tableOf = (cca2: string) =>
      writeMarkup(
        holidayTable('Here', new Map([2026, 2027].map((year) => [year, publicHolidays(cca2, year)]))),
      )
    expect(tableOf('PT')).toContain('<th scope="row">Good Friday</th><td>3\u{a0}Apr</td><td>26\u{a0}Mar</td>')
    expect(tableOf('PT')).not.toContain('new moon')
    expect(tableOf('MA')).toContain('new moon')
  })
})

describe('compileYear', () => {
  const AT = Date.UTC(2026, 11, 31, 23, 59)
  it.each([
    [{}, 2026],
    [{ SOURCE_DATE_EPOCH: '' }, 2026],
    [{ SOURCE_DATE_EPOCH: '1798761600' }, 2027],
  ])('with %j is %d', (env, year) => {
    expect(compileYear(env, AT)).toBe(year)
  })
  it('throws for an invalid SOURCE_DATE_EPOCH', () => {
    expect(() => compileYear({ SOURCE_DATE_EPOCH: 'today' }, AT)).toThrow(RangeError)
  })
})
