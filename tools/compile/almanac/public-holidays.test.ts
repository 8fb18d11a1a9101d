import { describe, expect, it } from 'vitest'
import { realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'
import { dateRangeText } from './date-range-text.ts'
import { publicHolidays } from './public-holidays.ts'
import type { HolidayBook } from './read-holidays.ts'

const BOOK = realHolidayBook()
const datesOf = (path: string, year: number, name: RegExp) =>
  realHolidays(BOOK, path, year)
    .filter((holiday) => name.test(holiday.name))
    .map((holiday) => dateRangeText(holiday).replaceAll('\u{a0}', ' '))

describe('publicHolidays', () => {
  it.each([
    ['portugal', 2027, /Good Friday/, ['26 Mar']],
    ['greece', 2027, /Easter Sunday/, ['2 May']],
    ['united-states', 2027, /Independence/, ['4 to 5 Jul']],
    ['bosnia-and-herzegovina', 2027, /Eid al-Adha/, ['16 to 19 May']],
    ['iran', 2026, /Nowruz/, ['21 to 24 Mar']],
    ['japan', 2026, /Equinox/, ['20 Mar', '23 Sep']],
  ])('of %s in %d', (path, year, name, expected) => {
    expect(datesOf(path, year, name)).toEqual(expected)
  })

  const written = (
    text: HolidayBook['countries'] extends ReadonlyMap<string, infer File> ? File : never,
  ) => ({
    feasts: {},
    countries: new Map([['peru', text]]),
  })
  const PERU = { cca2: 'PE', slug: 'peru', place: null }

  it('takes nothing from the library where a file replaces it', () => {
    const book = written({ authority: 'Law 1', replaces: true, days: { 'New Year': { on: '01-01' } } })
    expect(publicHolidays(book, PERU, 2027).map(({ name, first }) => [name, first])).toEqual([
      ['New Year', '2027-01-01'],
    ])
  })

  it('removes, renames and replaces days of the library', () => {
    const book = written({
      authority: 'Law 1',
      remove: ['Good Friday'],
      rename: { 'Santa Rosa de Lima': 'Rose of Lima' },
      days: { 'Labour Day': { on: { 2027: '05-02 P2D' } } },
    })
    const found = publicHolidays(book, PERU, 2027)
    expect(
      found.filter(({ name }) => /Good|Rosa|Rose|Labour/.test(name)).map((one) => [one.name, one.last]),
    ).toEqual([
      ['Labour Day', '2027-05-03'],
      ['Rose of Lima', '2027-08-30'],
    ])
  })
})
