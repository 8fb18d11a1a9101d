import { describe, expect, it } from 'vitest'
import { createRepresents, pickResults } from './pick-results.ts'

const IDS = ['norway', 'norway/lofoten', 'norway/oslo', 'sweden', 'sweden/lapland']
const NATIONS = Uint16Array.from([0, 0, 0, 1, 1])

/** Names of the results, all of them in the order of `IDS`. */
function resultsOf(strengths: readonly (readonly number[])[]): readonly string[] {
  const order = Uint32Array.from(IDS.keys())
  const { results, more } = pickResults(
    { country: NATIONS, continent: new Uint8Array(IDS.length) },
    { from: null, continent: null },
    {
      order,
      rows: order,
      scores: new Int16Array(IDS.length),
      represents: createRepresents(IDS, strengths),
    },
  )
  expect([...results, ...more].toSorted()).toEqual([...order])
  return results.map((row) => IDS[row] ?? '')
}

describe('pickResults', () => {
  it('leaves a country to the names below where a place in it has the interest as strongly', () => {
    expect(resultsOf([[0.5, 0.8, 0, 0.4, 0.4]])).toEqual(['norway/lofoten', 'norway/oslo', 'sweden/lapland'])
  })

  it('keeps a country that has more of it, or of one of two interests', () => {
    expect(resultsOf([[0.9, 0.8, 0.1, 0.4, 0.2]])).toEqual([
      'norway',
      'norway/lofoten',
      'norway/oslo',
      'sweden',
      'sweden/lapland',
    ])
    expect(
      resultsOf([
        [0.5, 0.8, 0, 1, 0],
        [0.5, 0.4, 0, 1, 0],
      ]),
    ).toContain('norway')
  })

  it('keeps it where no interest is named', () => {
    expect(resultsOf([])).toContain('norway')
  })
})
