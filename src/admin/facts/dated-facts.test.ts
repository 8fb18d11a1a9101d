import { expect, it } from 'vitest'
import { factsToCompare } from './dated-facts.ts'

it('lists facts of twelve months and more, oldest first', () => {
  const facts = [
    { place: 'japan', kind: 'practical', asOf: '2026-11' },
    { place: 'peru', kind: 'entry', asOf: '2026-05', official: 'https://visa.example' },
    { place: 'oman', kind: 'practical', asOf: '2026-12' },
  ] as const
  expect(factsToCompare(facts, Date.UTC(2027, 9, 31, 23, 59))).toEqual([{ ...facts[1], ageMonths: 17 }])
  expect(
    factsToCompare(facts, Date.UTC(2027, 10, 1)).map(({ place, ageMonths }) => [place, ageMonths]),
  ).toEqual([
    ['peru', 18],
    ['japan', 12],
  ])
})
