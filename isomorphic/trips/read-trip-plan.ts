import { addDays } from './add-days.ts'
import { compareOrdered } from './order-keys.ts'
import { TRIP_ENTITY, type TripKind, tripKindOf } from './trip-kinds.ts'
import type {
  TripCost,
  TripDay,
  TripItem,
  TripLeg,
  TripPlan,
  TripPosition,
  TripStay,
  TripStop,
} from './trip-plan.ts'
import { isTripEntity, readTripValue, type TripRegisters } from './trip-registers.ts'

type ReadField = (field: string) => string

const orNull = <T extends string>(text: string): T | null => (text === '' ? null : (text as T))
const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))

function positionOf(text: string): TripPosition | null {
  const [latitude, longitude] = text.split(',').map(Number)
  return text === '' || latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

const readStop = (id: string, read: ReadField): TripStop => ({
  id,
  day: orNull(read('day')),
  order: read('order'),
  kind: orNull<TripStop['kind']>(read('kind')) ?? 'own',
  path: orNull(read('path')),
  name: read('name'),
  at: positionOf(read('at')),
  from: orNull(read('from')),
  minutes: numberOrNull(read('minutes')),
  note: read('note'),
  isDone: read('done') === '1',
})

const readStay = (id: string, read: ReadField): TripStay => ({
  id,
  name: read('name'),
  path: orNull(read('path')),
  at: positionOf(read('at')),
  day: orNull(read('day')),
  nights: numberOrNull(read('nights')) ?? 1,
  note: read('note'),
  reference: read('reference'),
})

const readLeg = (id: string, read: ReadField): TripLeg => ({
  id,
  from: orNull(read('from')),
  to: orNull(read('to')),
  by: orNull(read('by')),
  departs: orNull(read('departs')),
  minutes: numberOrNull(read('minutes')),
  note: read('note'),
  reference: read('reference'),
})

const readItem = (id: string, read: ReadField): TripItem => ({
  id,
  order: read('order'),
  list: orNull<TripItem['list']>(read('list')) ?? 'todo',
  text: read('text'),
  isDone: read('done') === '1',
  who: read('who'),
})

const readCost = (id: string, read: ReadField): TripCost => ({
  id,
  order: read('order'),
  amount: numberOrNull(read('amount')) ?? 0,
  currency: read('currency'),
  what: read('what'),
  paidBy: read('paidBy'),
  for: read('for'),
})

const compareIds = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1

/** The trip that fields describe. Depends on the fields only, not on the order in which they were written. */
export function readTripPlan(registers: TripRegisters): TripPlan {
  const present = [...registers.keys()].filter((entity) => isTripEntity(registers, entity))
  const readAll = <T>(kind: TripKind, read: (id: string, field: ReadField) => T): T[] =>
    present
      .filter((entity) => tripKindOf(entity) === kind)
      .map((entity) => read(entity, (field) => readTripValue(registers, entity, field)))
  const readTrip: ReadField = (field) => readTripValue(registers, TRIP_ENTITY, field)
  const startsOn = orNull(readTrip('startsOn'))

  const stops = readAll('stop', readStop).toSorted(compareOrdered)
  const days = readAll('day', (id, read) => ({
    id,
    order: read('order'),
    title: read('title'),
    note: read('note'),
    dismissed: read('dismissed')
      .split(' ')
      .filter((key) => key !== ''),
  })).toSorted(compareOrdered)
  const dayIds = new Set(days.map(({ id }) => id))
  const isOnDay = ({ day }: TripStop): boolean => day !== null && dayIds.has(day)
  return {
    name: readTrip('name'),
    startsOn,
    zone: orNull(readTrip('zone')),
    currency: orNull(readTrip('currency')),
    cover: orNull(readTrip('cover')),
    pace: orNull(readTrip('pace')),
    days: days.map(
      (day, index): TripDay => ({
        ...day,
        number: index + 1,
        date: startsOn === null ? null : addDays(startsOn, index),
        stops: stops.filter((stop) => stop.day === day.id),
      }),
    ),
    // The stops of a removed day become ideas, so that removing a day loses nothing.
    ideas: stops.filter((stop) => !isOnDay(stop)).map((stop) => ({ ...stop, day: null })),
    stays: readAll('stay', readStay).toSorted(compareIds),
    legs: readAll('leg', readLeg).toSorted(compareIds),
    items: readAll('item', readItem).toSorted(compareOrdered),
    costs: readAll('cost', readCost).toSorted(compareOrdered),
  }
}
