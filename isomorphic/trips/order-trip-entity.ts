import { type Ordered, orderKeysBetween } from './order-keys.ts'
import type { TripActionContext, TripActionOutcome, TripFormFields } from './trip-action.ts'
import type { TripPlan } from './trip-plan.ts'
import { createTripWriter } from './trip-writer.ts'

type TripList = { readonly day: string; readonly entities: readonly Ordered[] }

/** The stops of each day, then the ideas. */
const stopListsOf = ({ days, ideas }: TripPlan): readonly TripList[] => [
  ...days.map(({ id, stops }) => ({ day: id, entities: stops })),
  { day: '', entities: ideas },
]

/** The lists whose order can be changed: days, the stops of each day, ideas, items, costs. */
function listsOf(plan: TripPlan): readonly TripList[] {
  const { days, items, costs } = plan
  const listed = (list: string) => items.filter((item) => item.list === list)
  return [
    ...stopListsOf(plan),
    { day: '', entities: days },
    { day: '', entities: listed('pack') },
    { day: '', entities: listed('todo') },
    { day: '', entities: costs },
  ]
}

const isStop = (e: string): boolean => e.startsWith('stop-')

/** Puts an entity at an index of a list, counted without the entity itself. Entities with the key before it get new ones. */
function putAt(
  context: TripActionContext,
  e: string,
  { day, entities }: TripList,
  index: number,
): TripActionOutcome {
  const others = entities.filter(({ id }) => id !== e)
  const at = Math.max(0, Math.min(index, others.length))
  const before = others[at - 1]?.order ?? null
  // What two people added at the same time has the same key, after which there is no place before the other.
  const tied = before === null ? [] : others.slice(at).filter(({ order }) => order <= before)
  const after = others[at + tied.length]?.order ?? null
  const [order = '', ...tiedOrders] = orderKeysBetween(before, after, 1 + tied.length)
  const writer = createTripWriter(context)
  if (isStop(e)) writer.write(e, 'day', day)
  writer.write(e, 'order', order)
  for (const [index, { id }] of tied.entries()) writer.write(id, 'order', tiedOrders[index] ?? '')
  return writer.isInvalid ? { problem: 'value' } : { operations: writer.operations, done: 'ordered', e }
}

/** Moves an entity one step within its list: `do=earlier` or `do=later`, `e`. */
export function stepTripEntity(
  context: TripActionContext,
  { e = '', do: action }: TripFormFields,
): TripActionOutcome {
  const list = listsOf(context.plan).find(({ entities }) => entities.some(({ id }) => id === e))
  if (list === undefined) return { problem: 'unknown_entity' }
  const index = list.entities.findIndex(({ id }) => id === e)
  return putAt(context, e, list, action === 'earlier' ? index - 1 : index + 1)
}

/** Moves a stop to the end of a day, or to the ideas: `do=move`, `e`, `day`. */
export function moveTripStop(
  context: TripActionContext,
  { e = '', day = '' }: TripFormFields,
): TripActionOutcome {
  const isDay = day === '' || context.plan.days.some(({ id }) => id === day)
  if (!isStop(e) || !context.registers.has(e) || !isDay) return { problem: 'unknown_entity' }
  const list = stopListsOf(context.plan).find((one) => one.day === day)
  const outcome = putAt(context, e, list ?? { day, entities: [] }, Number.MAX_SAFE_INTEGER)
  return 'problem' in outcome ? outcome : { ...outcome, done: 'moved' }
}

/**
 * Puts a dragged stop where it was dropped: `do=place`, `path` (its ID), `index` in the list, and `day`, empty for the
 * ideas; without `day` in the list where it is.
 */
export function placeTripStop(
  context: TripActionContext,
  { path: e = '', index = '', day }: TripFormFields,
): TripActionOutcome {
  if (!isStop(e) || !/^\d{1,3}$/.test(index)) return { problem: 'form' }
  const stops = stopListsOf(context.plan)
  const from = stops.find(({ entities }) => entities.some(({ id }) => id === e))
  const to = day === undefined ? from : stops.find((one) => one.day === day)
  if (from === undefined || to === undefined) return { problem: 'unknown_entity' }
  return putAt(context, e, to, Number(index))
}
