import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { explainPlace } from './explain-place.ts'
import { createFactTable, type FactTable } from './fact-table.ts'
import { FIRST_CODE } from './fact-words.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

const FACTS = randomWhereFacts(1)

/** One place of a fame. */
const tableOf = (fame: number): FactTable =>
  createFactTable({ ...FACTS, fame: String.fromCharCode(FIRST_CODE + fame) })

const reasonsOf = (table: FactTable, wishes: Partial<Wishes>) =>
  explainPlace(table, 0, { ...NO_WISHES, ...wishes }, null).reasons

describe('explainPlace', () => {
  it('says that hardly anyone gets to a place, before that it is expensive', () => {
    const plain = { ...FACTS, schoolHolidays: [0], longBreaks: [0], cost: '3' }
    const drawbackOf = (caution: string) =>
      explainPlace(createFactTable({ ...plain, caution }), 0, NO_WISHES, null).drawback?.kind
    expect(drawbackOf('1')).toBe('access')
    expect(drawbackOf('0')).not.toBe('access')
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('names fame %i as a reason for quiet: %s', (fame, isNamed) => {
    const reasons = reasonsOf(tableOf(fame), { month: 0, quiet: true })
    expect(reasons.some(({ kind }) => kind === 'fame')).toBe(isNamed)
  })
})
