import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import { orderKeysBetween } from '#isomorphic/trips/order-keys.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import { TRIP_ENTITY, type TripKind, tripKindOf } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters, type TripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { parseTripValue, tripFieldsOf } from '#isomorphic/trips/trip-values.ts'
import { jsonListOf, jsonRecordOf, jsonValueText } from './json-value-text.ts'
import { TRIP_FILE_FORMAT, TRIP_FILE_VERSION } from './trip-json.ts'

/** Why a part of a file is not in the trip. */
export type SkippedReason = 'unreadable' | 'value' | 'too_many' | 'trip_full'

/** A part of a file that is not in the trip. */
export type SkippedPart = { readonly name: string; readonly reason: SkippedReason }

export type ReadTripFile = {
  /** The operations that make the trip. */
  readonly operations: readonly TripOperation[]
  readonly skipped: readonly SkippedPart[]
}

type ReadOptions = {
  readonly newId: (kind: TripKind) => string
  readonly newKey: () => string
  /** A trip that the file is added to; it is changed in place. */
  readonly into?: TripRegisters
}
type Kind = Exclude<TripKind, 'trip'>
type Entity = {
  readonly e: string
  readonly label: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Fields that are given by the place of an entity in the file. */
const NOT_READ = new Set(['order', 'removed', 'day'])
/** Fields that are IDs of other entities of the file. */
const REFERENCES: Readonly<Partial<Record<Kind, readonly string[]>>> = { stay: ['day'], leg: ['from', 'to'] }
const LABELS = ['name', 'text', 'what', 'title'] as const
const MAX_LABEL_LENGTH = 80

/** Whether a value is a trip as this site writes it; also one of a later version, which `readTripJson` refuses. */
export const isTripJson = (value: unknown): boolean => jsonRecordOf(value)['format'] === TRIP_FILE_FORMAT

/** Whether a trip was written by a later version of the site. */
export const isNewerTripJson = (value: unknown): boolean =>
  isTripJson(value) && Number(jsonRecordOf(value)['version']) > TRIP_FILE_VERSION

/** IDs of entities: those of the file, new ones where they cannot be used or are used already. */
function createIds(newId: ReadOptions['newId']) {
  const used = new Set<string>()
  const idsByText = new Map<string, string>()
  return {
    take(kind: Kind, text: unknown): string {
      const isUsable = typeof text === 'string' && tripKindOf(text) === kind && !used.has(text)
      const id = isUsable ? text : newId(kind)
      used.add(id)
      if (typeof text === 'string' && !idsByText.has(text)) idsByText.set(text, id)
      return id
    },
    find: (text: unknown): unknown => (typeof text === 'string' ? (idsByText.get(text) ?? text) : text),
  }
}

function labelOf(record: Readonly<Record<string, unknown>>, fallback: string): string {
  const text = LABELS.map((key) => record[key]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  return typeof text === 'string' ? text.trim().slice(0, MAX_LABEL_LENGTH) : fallback
}

function withOrders(entities: readonly Entity[]): readonly Entity[] {
  const orders = orderKeysBetween(null, null, entities.length)
  return entities.map((entity, index) => ({ ...entity, fields: { ...entity.fields, order: orders[index] } }))
}

/** Reads the entities of a file in its order, with the fields that their place gives. */
function readEntities(file: Readonly<Record<string, unknown>>, newId: ReadOptions['newId']) {
  const skipped: SkippedPart[] = []
  const ids = createIds(newId)
  const counts = new Map<Kind, number>()
  /** @param onTooMany is called with what exceeds the limits of a trip */
  function readList(
    kind: Kind,
    list: unknown,
    given: Readonly<Record<string, string>> = {},
    onTooMany?: (record: Readonly<Record<string, unknown>>) => void,
  ): readonly Entity[] {
    const read: Entity[] = []
    for (const [index, value] of jsonListOf(list).entries()) {
      const record = jsonRecordOf(value)
      const name = labelOf(record, `${kind} ${index + 1}`)
      const count = counts.get(kind) ?? 0
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        skipped.push({ name, reason: 'unreadable' })
      } else if (count >= MAX_ENTITIES[kind]) {
        skipped.push({ name, reason: 'too_many' })
        onTooMany?.(record)
      } else {
        counts.set(kind, count + 1)
        read.push({ e: ids.take(kind, record['id']), label: name, fields: { ...record, ...given } })
      }
    }
    return tripFieldsOf(kind).includes('order') ? withOrders(read) : read
  }
  // The stops of days that a trip cannot have become ideas.
  const ideas = [...jsonListOf(file['ideas'])]
  const days = readList('day', file['days'], {}, ({ stops }) => {
    for (const stop of jsonListOf(stops)) ideas.push(stop)
  })
  const entities = [
    ...days,
    ...days.flatMap(({ e, fields }) => readList('stop', fields['stops'], { day: e })),
    ...readList('stop', ideas, { day: '' }),
    ...readList('stay', file['stays']),
    ...readList('leg', file['legs']),
    ...readList('item', file['items']),
    ...readList('cost', file['costs']),
  ]
  return { entities, findId: ids.find, skipped }
}

/**
 * Reads a trip that this site has written, from an untrusted file. Every value that a trip can have is read; the others,
 * and what exceeds the limits of a trip, are listed with the reason.
 * @param value the parsed file; `isTripJson`
 */
export function readTripJson(value: unknown, { newId, newKey, into }: ReadOptions): ReadTripFile {
  const file = jsonRecordOf(value)
  const { entities, findId, skipped } = readEntities(file, newId)
  const draft = createTripDraft(into ?? createTripRegisters([]))
  const operations: TripOperation[] = []
  const problems = new Map<string, SkippedPart>()
  const skip = (e: string, name: string, reason: SkippedReason): void =>
    void problems.set(`${e} ${name} ${reason}`, { name, reason })
  function apply(operation: TripOperation, label: string): void {
    const outcome = applyTripOperation(draft, operation)
    if ('changes' in outcome) operations.push(operation)
    else skip(operation.e, label, outcome.refusal === 'invalid_operation' ? 'value' : outcome.refusal)
  }
  function write(e: string, f: string, raw: unknown, label: string): void {
    const text = jsonValueText(raw)
    if (text === '') return
    const v = text === null ? null : parseTripValue(e, f, text)
    if (v === null) skip(e, label, 'value')
    else if (v !== '') apply({ key: newKey(), e, f, v, was: '' }, label)
  }
  for (const f of tripFieldsOf(TRIP_ENTITY)) write(TRIP_ENTITY, f, file[f], f)
  for (const { e, label, fields } of entities) {
    const kind = tripKindOf(e) as Kind
    const references = REFERENCES[kind] ?? []
    for (const f of tripFieldsOf(kind)) {
      const isGiven = f === 'order' || (f === 'day' && kind === 'stop')
      if (references.includes(f)) write(e, f, findId(fields[f]), label)
      else if (isGiven || !NOT_READ.has(f)) write(e, f, fields[f], label)
    }
    // A way about which nothing is known yet exists by its first field.
    const [first = ''] = tripFieldsOf(kind)
    if (!draft.registers.has(e)) apply({ key: newKey(), e, f: first, v: '', was: '' }, label)
  }
  return { operations, skipped: [...skipped, ...problems.values()] }
}
