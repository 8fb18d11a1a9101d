import { expect, it } from 'vitest'
import { calendarSequence } from './calendar-sequence.ts'

it('never becomes smaller from the device to the account and back to a copy without a network', () => {
  const history = [
    // Two hundred changes of the device are forty fields for the site.
    calendarSequence(null, 1),
    calendarSequence(null, 200),
    calendarSequence(40, 40),
    // The copy has changes that wait, of which the site refuses some.
    calendarSequence(40, 55),
    calendarSequence(44, 44),
    calendarSequence(45, 45),
  ]
  expect(history).toEqual(history.toSorted((one, other) => one - other))
  expect(calendarSequence(null, 5_000_000)).toBeLessThan(calendarSequence(0, 0))
  expect(calendarSequence(2 ** 30, 0)).toBeLessThan(2 ** 31)
})
