import { addImportedIdeas } from '#isomorphic/trips/files/add-imported-ideas.ts'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import { changeTrip } from '#src/trips/change-trip.ts'
import type { ReadTrip } from '#src/trips/read-trip-page.ts'
import type { TripsContext } from '#src/trips/store/trips-context.ts'
import type { ImportedTrip, SkippedLine } from './imported-trip.ts'

/** Operations of one request to the object: far below its time limit. */
const BATCH_SIZE = 300

export type StoredIdeas = {
  readonly added: number
  readonly present: number
  readonly duplicates: number
  readonly hasMore: boolean
  readonly skipped: readonly SkippedLine[]
}

/**
 * Adds the places of a file to the ideas of a trip. What others add meanwhile may leave no room: such places are named.
 * @throws as `changeTrip` does; sent again with the same IDs, the import goes on where it stopped
 */
export async function storeImportedIdeas(
  context: TripsContext,
  tripId: string,
  { snapshot, plan }: ReadTrip,
  imported: ImportedTrip,
  ids: { readonly newId: (kind: TripKind) => string; readonly newKey: () => string },
  waitUntil: (work: Promise<void>) => void,
): Promise<StoredIdeas> {
  const { file, duplicates } = imported
  const { operations, added, present, skipped, hasMore } = addImportedIdeas(
    { fields: snapshot.fields, plan },
    file,
    ids,
  )
  const refusedEntities = new Set<string>()
  for (let sent = 0; sent < operations.length; sent += BATCH_SIZE) {
    const batch = operations.slice(sent, sent + BATCH_SIZE)
    const { refused } = await changeTrip(context, tripId, batch, waitUntil)
    for (const { key, e } of batch) if (Object.hasOwn(refused, key)) refusedEntities.add(e)
  }
  const late = operations
    .filter(({ e, f }) => f === 'name' && refusedEntities.has(e))
    .map(({ v }): SkippedLine => ({ name: v, number: null, reason: 'too_many' }))
  return {
    added: added - refusedEntities.size,
    present,
    duplicates,
    hasMore,
    skipped: [
      ...imported.skipped,
      ...skipped.map((part): SkippedLine => ({ ...part, number: null })),
      ...late,
    ],
  }
}
