import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { explainPlace } from './explain-place.ts'
import { createFactTable, type FactTable } from './fact-table.ts'
import { FIRST_CODE, RAIN_CODES, WARMTH_CODES } from './fact-words.ts'
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
    ['warm', true, { kind: 'warmth', is: 'cool', wished: 'warm', hasShowers: true }],
    ['warm', false, { kind: 'warmth', is: 'cool', wished: 'warm', hasShowers: false }],
    ['cool', true, { kind: 'showers' }],
    ['cool', false, null],
  ] as const)('a wish for %s weather, dry %s, in a cool month with showers: %j', (warm, dry, drawback) => {
    const all = (codes: readonly string[], word: string): string =>
      String.fromCharCode(FIRST_CODE + codes.indexOf(word)).repeat(12)
    const weather = { warmth: all(WARMTH_CODES, 'cool'), rain: all(RAIN_CODES, 'showers') }
    const easy = { schoolHolidays: [0], longBreaks: [0], caution: '0', fame: '1', stayMin: [1] }
    const table = createFactTable({ ...FACTS, ...weather, ...easy })
    const wishes: Wishes = { ...NO_WISHES, month: 5, warm, dry, cost: 'high' }
    const explanation = explainPlace(table, 0, wishes, null)
    expect(explanation.drawback).toEqual(drawback)
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
