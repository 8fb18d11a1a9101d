import { orderKeysBetween } from '#isomorphic/trips/order-keys.ts'
import { positionText } from '#isomorphic/trips/position-text.ts'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import type { TripField, TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { TripPlan, TripStop } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { jsonListOf, jsonRecordOf, jsonValueText } from './json-value-text.ts'
import { readTripJson, type SkippedPart } from './read-trip-json.ts'

type AddedIdeas = {
  readonly operations: readonly TripOperation[]
  /** Places that become ideas. */
  readonly added: number
  /** Places that the trip has already, on a day or among its ideas. */
  readonly present: number
  readonly skipped: readonly SkippedPart[]
  /** The file has more than places, which is left out. */
  readonly hasMore: boolean
}

type Ids = { readonly newId: (kind: TripKind) => string; readonly newKey: () => string }
type FileRecord = Readonly<Record<string, unknown>>

const keyOf = (name: string, path: string, at: string): string => JSON.stringify([name, path, at])
const keyOfStop = ({ name, path, at }: TripStop): string =>
  keyOf(name, path ?? '', at === null ? '' : positionText(at))
const keyOfRecord = (record: FileRecord): string => {
  const [name, path, at] = ['name', 'path', 'at'].map((field) => jsonValueText(record[field]) ?? '')
  return keyOf((name ?? '').trim(), path ?? '', at ?? '')
}

/** New ideas follow the present ones, in the order of the file. */
function orderAfter(operations: readonly TripOperation[], last: string | null): readonly TripOperation[] {
  const count = operations.filter(({ f }) => f === 'order').length
  const orders = orderKeysBetween(last, null, count).values()
  return operations.map((operation) =>
    operation.f === 'order' ? { ...operation, v: orders.next().value ?? operation.v } : operation,
  )
}

/**
 * The operations that add the places of a file to the ideas of a trip. Those that the trip has already are not added
 * again, so that a file can be imported twice.
 * @param file a trip as `formatTripJson` writes it, untrusted
 */
export function addImportedIdeas(
  { fields, plan }: { readonly fields: readonly TripField[]; readonly plan: TripPlan },
  file: unknown,
  ids: Ids,
): AddedIdeas {
  const { days, ideas, stays, legs, items, costs } = jsonRecordOf(file)
  const records = [
    ...jsonListOf(days).flatMap((day) => jsonListOf(jsonRecordOf(day)['stops'])),
    ...jsonListOf(ideas),
  ]
  const known = new Set([...plan.days.flatMap(({ stops }) => stops), ...plan.ideas].map(keyOfStop))
  const fresh = records.filter((record) => !known.has(keyOfRecord(jsonRecordOf(record))))
  // Its own IDs would change the stops of a trip that the file was exported from.
  const withoutIds = fresh.map((record) =>
    typeof record === 'object' && record !== null && !Array.isArray(record)
      ? { ...record, id: null }
      : record,
  )
  const into = createTripRegisters(fields)
  const { operations, skipped } = readTripJson({ ideas: withoutIds }, { ...ids, into })
  return {
    operations: orderAfter(operations, plan.ideas.at(-1)?.order ?? null),
    added: new Set(operations.map(({ e }) => e)).size,
    present: records.length - fresh.length,
    skipped,
    hasMore: [days, stays, legs, items, costs].some((list) => jsonListOf(list).length > 0),
  }
}
