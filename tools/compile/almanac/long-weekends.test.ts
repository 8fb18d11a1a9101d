import { expect, it } from 'vitest'
import { holidaySample, realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'
import { findLongWeekends } from './long-weekends.ts'

it('finds Golden Week and New Year, and no ordinary weekend', () => {
  const runs = findLongWeekends('JP', realHolidays(realHolidayBook(), 'japan', 2027))
  expect(runs).toContainEqual({ first: '2027-05-01', days: 5 })
  expect(runs.every(({ days }) => days >= 4)).toBe(true)
})

it('uses the days of the weekend of each country', () => {
  const holiday = holidaySample({ first: '2027-06-06', last: '2027-06-07' })
  // Friday and Saturday, then Sunday and Monday.
  expect(findLongWeekends('EG', [holiday])).toEqual([{ first: '2027-06-04', days: 4 }])
  expect(findLongWeekends('FR', [holiday])).toEqual([])
})

it('returns a run of several holidays once', () => {
  const days = ['2027-03-25', '2027-03-26', '2027-03-29'].map((first) => holidaySample({ first }))
  expect(findLongWeekends('FR', days)).toEqual([{ first: '2027-03-25', days: 5 }])
  expect(findLongWeekends('FR', [])).toEqual([])
})
