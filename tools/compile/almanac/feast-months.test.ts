import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createFeastDates, feastMonths, firstMonthOf, yearsOfMonths } from './feast-months.ts'
import type { Feasts } from './holiday-file-schema.ts'

const FEASTS = parse(readFileSync('content/holidays/feasts.yaml', 'utf8')) as Feasts

// Western Easter is on 5 April 2026, 28 March 2027 and 16 April 2028; the Orthodox one on 12 April, 2 May and 16 April.
describe('feastMonths', () => {
  it.each([
    ['easter', '2026-11', [3]],
    ['easter', '2026-01', [4]],
    ['easter', '2027-04', [4]],
    ['easter -7 P8D', '2026-11', [3]],
    ['easter -7 P8D', '2026-01', [3, 4]],
    ['easter -52 P6D', '2026-11', [2]],
    ['easter 60', '2026-11', [5]],
    ['orthodox -2 P4D', '2026-11', [4, 5]],
    ['orthodox 1', '2026-11', [5]],
    ['ramadan P30D', '2026-11', [2, 3]],
    // Ramlila, 30 September to 9 October 2027: one day is no September.
    ['dussehra -9 P10D', '2026-11', [10]],
    ['10-25 P40D', '2026-11', [10, 11]],
    ['eid-al-adha', '2026-11', [5]],
    ['chinese-new-year', '2026-11', [2]],
    ['chinese-new-year', '2027-03', [1]],
    ['diwali', '2026-12', [10]],
    ['holi', '2026-11', [3]],
    // Loy Krathong, 24 November 2026, 13 November 2027; Pchum Ben, 27 September to 11 October 2026.
    ['asalha-bucha +118', '2026-11', [11]],
    ['asalha-bucha +60 P15D', '2026-06', [9, 10]],
    ['asalha-bucha +60 P15D', '2026-11', [9]],
    // Hemis, 24 June 2026, 13 July 2027: the Tibetan year from 2027 has thirteen months.
    ['guru-rinpoche -1 P2D', '2026-05', [6]],
    ['guru-rinpoche -1 P2D', '2026-11', [7]],
    ['losar P3D', '2026-11', [2]],
    // The Torch Festival, 6 August 2026, 27 July 2027; Onam, 12 September 2027; Gangaur, 9 April 2027.
    ['sixth-moon +23 P3D', '2026-05', [8]],
    ['sixth-moon +23 P3D', '2026-11', [7]],
    ['onam', '2026-11', [9]],
    ['ugadi +2', '2026-11', [4]],
    ['rosh-hashanah P10D', '2026-11', [10]],
    ['passover P7D', '2026-11', [4]],
    ['matariki', '2026-11', [6]],
    ['raksha-bandhan -10 P11D', '2026-11', [8]],
    ['mid-autumn', '2026-11', [9]],
    // The year from October has none: the first after it.
    ['mid-autumn', '2026-10', [9]],
    ['mid-autumn', '2027-10', [10]],
  ])('puts %s from %s on in %j', (rule, from, months) => {
    expect(feastMonths(rule, FEASTS, from)).toEqual(months)
  })
})

describe('createFeastDates', () => {
  const dateOf = createFeastDates({ feasts: FEASTS }, '2026-11')
  const feast = { month: 4, name: 'Holy Week', text: 'Hooded brotherhoods walk.' }

  it('replaces the month of a festival that moves', () => {
    expect(dateOf({ ...feast, on: 'easter -7 P8D' })).toMatchObject({ month: 3, alsoIn: [] })
    expect(dateOf({ ...feast, on: 'ramadan P30D' })).toMatchObject({ month: 2, alsoIn: [3] })
  })

  it('leaves the others', () => {
    expect(dateOf(feast)).toBe(feast)
  })
})

describe('firstMonthOf', () => {
  it('is the month of the build, or January of another year', () => {
    const now = Date.UTC(2026, 10, 29)
    expect(firstMonthOf(2026, {}, now)).toBe('2026-11')
    expect(firstMonthOf(2028, {}, now)).toBe('2028-01')
  })
})

describe('yearsOfMonths', () => {
  it('is the year in which each month comes next', () => {
    expect(yearsOfMonths('2026-11')).toEqual([
      2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2026, 2026,
    ])
    expect(new Set(yearsOfMonths('2027-01'))).toEqual(new Set([2027]))
  })
})
