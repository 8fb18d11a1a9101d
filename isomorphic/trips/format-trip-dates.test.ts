import { expect, it } from 'vitest'
import type { Locale } from '#isomorphic/words/locale.ts'
import { formatDayLong, formatDayRange, formatDayShort } from './format-trip-dates.ts'

it('writes the first of a month as French does', () => {
  const locale = 'fr' as Locale
  expect(formatDayLong(locale, '2027-05-01')).toBe('samedi 1er mai')
  expect(formatDayShort(locale, '2027-05-01')).toBe('sam. 1er mai')
  expect(formatDayRange(locale, '2027-05-01', '2027-05-11').replace(/[\u2009\u202f]/g, ' ')).toBe(
    '1er–11 mai 2027',
  )
  expect(formatDayLong(locale, '2027-05-11')).toBe('mardi 11 mai')
})
