import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { explainPlace } from './explain-place.ts'
import { createFactTable, type FactTable } from './fact-table.ts'
import { FIRST_CODE, MONTH_COUNT, WARMTH_CODES } from './fact-words.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

const FACTS = randomWhereFacts(1)
const code = (at: number): string => String.fromCharCode(FIRST_CODE + at)
const codesOf = (names: readonly string[], of: readonly string[]): string =>
  names.map((name) => code(of.indexOf(name))).join('')

/** One place that has the traits, is cold in January and mild in July. */
function tableOf(traits: readonly string[], fame = 1): FactTable {
  const warmth = Array.from({ length: MONTH_COUNT }, (_, month) => (month === 0 ? 'cold' : 'mild'))
  return createFactTable({
    ...FACTS,
    traitNames: ['wildlife', 'ice', 'glacier'],
    traits: [codesOf(traits, ['wildlife', 'ice', 'glacier'])],
    alsoFor: [''],
    warmth: codesOf(warmth, WARMTH_CODES),
    fame: code(fame),
  })
}

const reasonsOf = (table: FactTable, wishes: Partial<Wishes>) =>
  explainPlace(table, 0, { ...NO_WISHES, ...wishes }, null).reasons

const traitsIn = (traits: readonly string[], month: number) =>
  reasonsOf(tableOf(traits), { month, interests: ['wildlife'] }).find(({ kind }) => kind === 'traits')

describe('explainPlace', () => {
  it('names ice in a cold month only, unless it is that of a glacier', () => {
    expect(traitsIn(['wildlife', 'ice'], 0)).toMatchObject({ traits: ['wildlife', 'ice'] })
    expect(traitsIn(['wildlife', 'ice'], 6)).toMatchObject({ traits: ['wildlife'] })
    expect(traitsIn(['wildlife', 'ice', 'glacier'], 6)).toMatchObject({ traits: ['wildlife', 'ice'] })
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('names fame %i as a reason for quiet: %s', (fame, isNamed) => {
    const reasons = reasonsOf(tableOf([], fame), { month: 0, quiet: true })
    expect(reasons.some(({ kind }) => kind === 'fame')).toBe(isNamed)
  })
})
