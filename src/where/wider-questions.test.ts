import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import type { TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { MONTH_COUNT } from '#isomorphic/where/fact-words.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { countPlaces } from '#isomorphic/where/rank-places.ts'
import { DAY_CHOICES } from '#isomorphic/where/ranking-rules.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { listWishes, NO_WISHES, type Wishes, withoutWish } from '#isomorphic/where/wishes.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { findOrigin } from './find-origin.ts'
import type { WhereCards } from './where-cards.ts'

const readGenerated = <Value>(file: string): Value =>
  JSON.parse(readFileSync(`.generated/${file}`, 'utf8')) as Value
const table = createFactTable(readGenerated<WhereFacts>('where-facts.json'))
const cards = readGenerated<WhereCards>('where-cards.json')
const overland = createTravelGraph(readGenerated<TravelGraphData>('travel-graph.json'))

/** Months, interests, days and the way of travelling, of a start. */
const wishesFrom = (from: string | null): readonly Wishes[] =>
  Array.from({ length: MONTH_COUNT }, (_, month) => month).flatMap((month) =>
    [null, ...INTERESTS].flatMap((interest) =>
      (from === null ? [null] : [null, ...DAY_CHOICES]).map(
        (days): Wishes => ({
          ...NO_WISHES,
          ...{ month, days, from },
          interests: interest === null ? [] : [interest],
          reach: from === null ? null : 'noflight',
        }),
      ),
    ),
  )

describe('a wider question', () => {
  // Ways that are closed in some months lead from most of them.
  it.each([
    null,
    'zambia',
    'zimbabwe',
    'dar',
    'italy/puglia',
    'iceland/reykjavik',
    'greece/crete',
    'new-zealand/wellington',
    'austria/vienna',
    'canada/vancouver',
  ])('never has fewer answers, in any month and for any interest, from %s', (from) => {
    const origin =
      from === null
        ? null
        : (findOrigin({ table, cards, overland, locale: DEFAULT_LOCALE }, from)?.origin ?? null)
    expect(origin === null).toBe(from === null)
    const countOf = (wishes: Wishes): number =>
      countPlaces(table, wishes, wishes.from === null ? null : origin)
    const fewer = wishesFrom(from).flatMap((wishes) => {
      const count = countOf(wishes)
      return listWishes(wishes)
        .filter((wish) => countOf(withoutWish(wishes, wish)) < count)
        .map((wish) => `${JSON.stringify(wishes)} without ${wish}`)
    })
    expect(fewer).toEqual([])
  })
})
