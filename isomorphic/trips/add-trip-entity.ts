import { orderKeysBetween } from './order-keys.ts'
import { parseAmount } from './parse-amount.ts'
import type { TripActionContext, TripActionOutcome, TripFormFields } from './trip-action.ts'
import { type TripKind, tripKindOf } from './trip-kinds.ts'
import type { TripPlan } from './trip-plan.ts'
import { createTripWriter } from './trip-writer.ts'

type NewKind = Exclude<TripKind, 'trip'>

/** Fields that a form may set when it adds an entity; the first one must not be empty. */
const ADDED_FIELDS: Readonly<Record<NewKind, readonly string[]>> = {
  day: ['title', 'note'],
  stop: ['name', 'day', 'path', 'at', 'from', 'minutes', 'note'],
  stay: ['name', 'day', 'nights', 'path', 'at', 'note', 'reference'],
  leg: ['by', 'from', 'to', 'departs', 'minutes', 'note', 'reference'],
  item: ['text', 'list', 'who'],
  cost: ['what', 'currency', 'paidBy', 'for'],
}
/** A day may be added without a title. */
const MAY_BE_EMPTY: ReadonlySet<NewKind> = new Set(['day'])

const isNewKind = (kind: string | undefined): kind is NewKind =>
  kind !== undefined && Object.hasOwn(ADDED_FIELDS, kind)

/** The last order key of the list that a new entity is added to; undefined for entities without an order. */
function lastOrderOf(plan: TripPlan, kind: NewKind, day: string | undefined): string | null | undefined {
  const lastOf = (list: readonly { readonly order: string }[]): string | null => list.at(-1)?.order ?? null
  if (kind === 'day') return lastOf(plan.days)
  if (kind === 'stop') return lastOf(plan.days.find(({ id }) => id === day)?.stops ?? plan.ideas)
  if (kind === 'item') return lastOf(plan.items)
  return kind === 'cost' ? lastOf(plan.costs) : undefined
}

/** `stop`, or `place` or `sight` by the path of the guide page. */
function stopKindOf(path: string | undefined): string {
  if (path === undefined || path === '') return 'own'
  return path.includes('#') ? 'sight' : 'place'
}

/** The stop before another in the order of the trip; empty for the first one. */
function stopBefore({ days }: TripPlan, to: string | undefined): string {
  const stops = days.flatMap((day) => day.stops)
  return stops[stops.findIndex(({ id }) => id === to) - 1]?.id ?? ''
}

/**
 * The ID of the way to a stop, that of the stop: two people who write it down at the same time write one way, and what the
 * second overtakes is shown. A removed way still has its values, which writing to it would bring back.
 */
function legIdOf({ plan, registers, newId }: TripActionContext, to: string): string {
  const known = plan.legs.find((leg) => leg.to === to)
  if (known !== undefined) return known.id
  const e = to.replace(/^stop-/, 'leg-')
  return tripKindOf(e) === 'leg' && to !== e && !registers.has(e) ? e : newId('leg')
}

/** Adds an entity at the end of its list: `do=add`, `kind`, and its fields. A way without `from` leads from the stop before. */
export function addTripEntity(context: TripActionContext, fields: TripFormFields): TripActionOutcome {
  const { kind } = fields
  if (!isNewKind(kind)) return { problem: 'form' }
  const names = ADDED_FIELDS[kind]
  if (!MAY_BE_EMPTY.has(kind) && (fields[names[0] ?? ''] ?? '').trim() === '') return { problem: 'name' }
  const e = kind === 'leg' ? legIdOf(context, fields['to'] ?? '') : context.newId(kind)
  const writer = createTripWriter(context)
  for (const name of names) if (fields[name] !== undefined) writer.write(e, name, fields[name], '')
  if (kind === 'leg' && fields['from'] === undefined)
    writer.write(e, 'from', stopBefore(context.plan, fields['to']), '')
  if (kind === 'stop') writer.write(e, 'kind', stopKindOf(fields['path']), '')
  if (kind === 'cost') {
    const amount = parseAmount(fields['sum'] ?? '', fields['currency'] ?? '')
    if (amount === null || fields['currency'] === '') return { problem: 'value' }
    writer.write(e, 'amount', String(amount), '')
  }
  const last = lastOrderOf(context.plan, kind, fields['day'])
  const [order = ''] = last === undefined ? [] : orderKeysBetween(last, null, 1)
  if (last !== undefined) writer.write(e, 'order', order, '')
  return writer.isInvalid ? { problem: 'value' } : { operations: writer.operations, done: 'added', e }
}
