import { expect, it } from 'vitest'
import { parseWishes } from './parse-wishes.ts'

const NOTHING = { month: null, interest: null }
const daysOf = (value: string): number | null =>
  parseWishes(new URLSearchParams({ days: value }), NOTHING, []).days

it.each([
  ['1', 3],
  ['3', 3],
  ['5', 3],
  ['6', 7],
  ['10', 7],
  ['11', 14],
  ['18', 21],
  ['07', 7],
  ['365', 21],
])('takes %s days for the nearest length of a trip', (value, days) => {
  expect(daysOf(value)).toBe(days)
})

it.each(['', '0', '-7', '7.5', 'week', '1e1', '9999'])(
  'drops days=%j, which is no number of days',
  (value) => {
    expect(daysOf(value)).toBeNull()
  },
)
