import { expect, it } from 'vitest'
import { whereQuery } from '#isomorphic/where/where-address.ts'
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

it.each([
  ['an emoji', `${'a'.repeat(59)}😀b`, `${'a'.repeat(59)}😀`],
  ['a space', `${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('cuts a long start behind %s, not within a character', (_, from, cut) => {
  const wishes = parseWishes(new URLSearchParams({ from }), NOTHING, [])
  expect(wishes.from).toBe(cut)
  expect(parseWishes(new URLSearchParams(whereQuery(wishes)), NOTHING, []).from).toBe(cut)
})
