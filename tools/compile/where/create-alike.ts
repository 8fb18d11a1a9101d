import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { likePlaces } from '#isomorphic/where/like-places.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import type { DestinationRecord, PlaceMention, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'

/** As many as a guide names; its page of places like it lists more. */
const MAX_NAMED = 3

type Alike = Pick<DestinationRecord, 'alike' | 'isAlikeCalmer'>

/** Returns a function that names the places like another and less crowded; the facts are read on the first call. */
export function createAlike(
  readFacts: () => WhereFacts,
  { places, summaryOf }: { places: readonly Place[]; summaryOf: (place: Place) => PlaceSummary },
): (place: Place) => Alike {
  const byId = new Map(places.map((place) => [idOf(place), place]))
  let table: ReturnType<typeof createFactTable> | null = null
  return (place) => {
    table ??= createFactTable(readFacts())
    const { facts } = table
    const row = rowOf(table, idOf(place))
    const alike = row === null ? [] : likePlaces(table, row, MAX_NAMED)
    const mentions = alike.flatMap(({ row: other }): readonly PlaceMention[] => {
      const like = byId.get(facts.id[other] ?? '')
      if (like === undefined) return []
      const { name, path, parentName, poster } = summaryOf(like)
      return [{ name, path, parentName, poster }]
    })
    // One with as many visitors is less crowded in some months only.
    const isCalmer = alike.every(({ quietMonth }) => quietMonth === null)
    return mentions.length === 0 ? {} : { alike: mentions, ...(isCalmer && { isAlikeCalmer: true }) }
  }
}
