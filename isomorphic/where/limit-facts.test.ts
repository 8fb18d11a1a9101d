import { describe, expect, it } from 'vitest'
import { randomWhereFacts } from '#test/support/node/random-where-facts.ts'
import { createFactTable } from './fact-table.ts'
import { limitFacts } from './limit-facts.ts'
import { countPlaces, rankPlaces } from './rank-places.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

const FACTS = randomWhereFacts(400)
const TABLE = createFactTable(FACTS)
const WISHES: Wishes = { ...NO_WISHES, month: 4, interests: ['beaches'] }

describe('limitFacts', () => {
  it('proposes the places that are kept, with the scores that they have in the whole guide', () => {
    const full = rankPlaces(TABLE, WISHES, null)
    // Every second result: the others are not on the device.
    const onDevice = full.results.filter((_, index) => index % 2 === 1)
    const table = createFactTable(limitFacts(FACTS, new Set(onDevice.map((row) => FACTS.id[row] ?? ''))))
    const alone = rankPlaces(table, WISHES, null)
    expect(alone.results).toEqual(onDevice)
    expect(alone.scores).toEqual(full.scores.filter((_, index) => index % 2 === 1))
    expect(alone.more).toEqual([])
  })

  it('proposes nothing in any month when nothing is kept, or only what the guide does not have', () => {
    for (const ids of [[], ['nowhere', '']])
      expect(countPlaces(createFactTable(limitFacts(FACTS, new Set(ids))), NO_WISHES, null)).toBe(0)
  })

  it('changes nothing when all are kept', () => {
    expect(limitFacts(FACTS, new Set(FACTS.id))).toEqual(FACTS)
  })
})
