import { pageWordsOf } from '#client/kit/page-language.ts'
import { describeTripChange, isInternalTripChange } from '#isomorphic/trips/describe-trip-change.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { nameOfEntity } from '#isomorphic/trips/trip-notice.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import type { RefusedTripOperation, StoredTrip } from './trip-database.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

/** A refused change in words. */
type RefusedTripChange = {
  readonly text: string
  /** Null for a change that an earlier version has stored without one. */
  readonly reason: string | null
}

/** The changes of an entity whose values say something to readers; its first one where none does, as of a move. */
function readableOf(operations: readonly RefusedTripOperation[]): readonly RefusedTripOperation[] {
  const readable = operations.filter((operation) => !isInternalTripChange(operation))
  return readable.length > 0 ? readable : operations.slice(0, 1)
}

/** The changes of a trip that the site refused, in words: what was typed, and why it is not in the trip (R16.6). */
export function listRefusedTripChanges({
  fields,
  refused = [],
}: Pick<StoredTrip, 'fields' | 'refused'>): readonly RefusedTripChange[] {
  const words = pageWordsOf(TRIP_WORDS)
  const { unknownTrip } = pageWordsOf(TRIP_TOOLS_WORDS)
  // An entry that the site has refused has its name among what was refused.
  const names = refused.filter(({ f }) => f !== 'removed').map(({ e, f, v }) => ({ e, f, v, seq: 0 }))
  const registers = createTripRegisters([...names, ...fields])
  const plan = readTripPlan(registers)
  const reasonOf = ({ reason }: RefusedTripOperation): string | null => {
    if (reason === undefined) return null
    return reason === 'unknown_trip' ? unknownTrip : words.problem[reason]
  }
  return [...Map.groupBy(refused, ({ e }) => e).values()].flatMap(readableOf).map((operation) => ({
    text: describeTripChange(
      { ...operation, name: nameOfEntity(registers, plan, operation.e, words) },
      words.activity,
    ),
    reason: reasonOf(operation),
  }))
}
