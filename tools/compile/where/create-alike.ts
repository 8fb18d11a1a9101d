import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { likePlaces } from '#isomorphic/where/like-places.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { DESTINATIONS, idOf, type Place } from '#tools/compile/places/place.ts'

/** As many as a guide names; its page of places like it lists more. */
const MAX_NAMED = 3

type Alike = Pick<DestinationRecord, 'alike' | 'isAlikeCalmer'>

/** Returns a function that names the places like another and less crowded; the facts are read on the first call. */
export function createAlike(readFacts: () => WhereFacts): (place: Place) => Alike {
  let table: ReturnType<typeof createFactTable> | null = null
  return (place) => {
    table ??= createFactTable(readFacts())
    const { facts } = table
    const row = rowOf(table, idOf(place))
    const alike = row === null ? [] : likePlaces(table, row, MAX_NAMED)
    const links = alike.map(
      ({ row: other }): PageLink => ({
        name: facts.name[other] ?? '',
        path: `${DESTINATIONS}/${facts.id[other] ?? ''}`,
      }),
    )
    // One with as many visitors is less crowded in some months only.
    const isCalmer = alike.every(({ quietMonth }) => quietMonth === null)
    return links.length === 0 ? {} : { alike: links, ...(isCalmer && { isAlikeCalmer: true }) }
  }
}
