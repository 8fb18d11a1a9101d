import { describe, expect, it } from 'vitest'
import { en } from './en.tsx'

describe('sharingSummary', () => {
  it.each([
    ['', 0, 0, 'Others see its name and what you put on it, in this order. There are no notes on it.'],
    ['1 place', 1, 0, 'Your note is private unless you let others read it.'],
    ['2 places', 2, 0, 'Your 2 notes are private unless you let others read them.'],
    ['1 place', 1, 1, 'They also see your note, which you let others read.'],
    ['2 places', 2, 1, 'They also see 1 of your 2 notes: those that you let others read.'],
  ])(
    'states what others see of “%s” with %d notes, %d of them shared',
    (counted, notes, sharedNotes, part) => {
      const text = en.tools.sharingSummary({ counted, notes, sharedNotes })
      expect(text).toContain(part)
      expect(text).toMatch(/ They do not see who you are\.$/)
    },
  )
})

describe('importReport.summary', () => {
  it.each([
    [1, 0, 0, '1 entry of 9 in your CSV file is in the guide.'],
    [2, 0, 0, '2 entries of 9 in your CSV file are in the guide.'],
    [
      2,
      1,
      0,
      '2 entries of 9 in your CSV file are in the guide. 1 entry means a page that was there already.',
    ],
    [
      3,
      0,
      1,
      '3 entries of 9 in your CSV file are in the guide. 1 page did not fit: a list holds up to 200.',
    ],
  ])('agrees with %d matches, %d duplicates and %d rejected pages', (matched, duplicates, rejected, text) => {
    expect(en.importReport.summary({ matched, total: 9, format: 'CSV', duplicates, rejected })).toBe(text)
  })
})

it('counts the countries of the map in the right number', () => {
  expect(en.countries.map(1, 2)).toBe(
    'Map of the world with 1 country you have been to and 2 you want to go to',
  )
})
