import { cleanTripLine, cleanTripNote } from './clean-trip-text.ts'
import { isOrderKey } from './order-keys.ts'
import { type TripKind, tripKindOf } from './trip-kinds.ts'
import {
  MAX_REFERENCE_LENGTH,
  MAX_STOP_NAME_LENGTH,
  MAX_TRIP_NAME_LENGTH,
  MAX_TRIP_NOTE_LENGTH,
} from './trip-limits.ts'

/** Returns the value in the form in which it is stored; null when the field cannot have it. */
type ValueRule = (text: string) => string | null

/** Ways of getting from one stop to the next. */
export const LEG_MODES = ['train', 'road', 'bus', 'boat', 'air', 'foot', 'cycle'] as const
export type LegMode = (typeof LEG_MODES)[number]
export const STOP_KINDS = ['place', 'sight', 'own'] as const
export const ITEM_LISTS = ['pack', 'todo'] as const
export const PACES = ['slow', 'steady', 'full'] as const

const MAX_MINUTES_OF_DAY = 1440
const MAX_NIGHTS = 90
/** In the smallest unit of a currency: ten thousand million is more than any trip costs. */
const MAX_AMOUNT = 1e10
const DATE = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const PATH = /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const POSITION = /^(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)$/
const CURRENCY = /^[A-Z]{3}$/
/** Keys of dismissed lines about a day (notices/day-notice-key.ts). */
const DISMISSED = /^[0-9a-f]{6}(?: [0-9a-f]{6}){0,49}$/
const ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/
const MAX_PATH_LENGTH = 200
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

const lengthOf = (text: string): number => [...text].length
const orEmpty =
  (rule: ValueRule): ValueRule =>
  (text) =>
    text === '' ? '' : rule(text)
const within =
  (max: number, clean: (text: string) => string): ValueRule =>
  (text) => {
    const cleaned = clean(text)
    return lengthOf(cleaned) <= max ? cleaned : null
  }
const line = (max: number): ValueRule => within(max, cleanTripLine)
const prose = (max: number): ValueRule => within(max, cleanTripNote)
const matching = (pattern: RegExp): ValueRule => orEmpty((text) => (pattern.test(text) ? text : null))
const oneOf = (values: readonly string[]): ValueRule =>
  orEmpty((text) => (values.includes(text) ? text : null))
const integer = (min: number, max: number): ValueRule =>
  orEmpty((text) => {
    const value = /^-?\d{1,11}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? String(value) : null
  })
const entityOf = (kind: TripKind): ValueRule => orEmpty((text) => (tripKindOf(text) === kind ? text : null))
const flag: ValueRule = (text) => (text === '' || text === '1' ? text : null)
const order: ValueRule = (text) => (isOrderKey(text) ? text : null)
const path: ValueRule = orEmpty((text) => (text.length <= MAX_PATH_LENGTH && PATH.test(text) ? text : null))

/** A day that exists: not 31 June. */
const date: ValueRule = orEmpty((text) => {
  if (!DATE.test(text)) return null
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null
})

const position: ValueRule = orEmpty((text) => {
  const [, latitude, longitude] = POSITION.exec(text) ?? []
  const isOnEarth = Math.abs(Number(latitude)) <= MAX_LATITUDE && Math.abs(Number(longitude)) <= MAX_LONGITUDE
  return isOnEarth ? text : null
})

const name = line(MAX_STOP_NAME_LENGTH)
const note = prose(MAX_TRIP_NOTE_LENGTH)
const reference = line(MAX_REFERENCE_LENGTH)
const person = line(MAX_REFERENCE_LENGTH)
const minutes = integer(0, MAX_MINUTES_OF_DAY)
const time = matching(TIME)
/** Every entity except the trip itself can be removed; writing to a removed one restores it. */
const removed = flag

/** The fields of each kind of entity, with the values that they can have. An empty value is one that is not known. */
const FIELDS: Readonly<Record<TripKind, Readonly<Record<string, ValueRule>>>> = {
  trip: {
    name: line(MAX_TRIP_NAME_LENGTH),
    startsOn: date,
    zone: matching(ZONE),
    currency: matching(CURRENCY),
    cover: path,
    pace: oneOf(PACES),
  },
  day: { order, title: line(MAX_TRIP_NAME_LENGTH), note, dismissed: matching(DISMISSED), removed },
  stop: {
    day: entityOf('day'),
    order,
    kind: oneOf(STOP_KINDS),
    path,
    name,
    at: position,
    from: time,
    minutes,
    note,
    done: flag,
    removed,
  },
  stay: {
    name,
    path,
    at: position,
    day: entityOf('day'),
    nights: integer(1, MAX_NIGHTS),
    note,
    reference,
    removed,
  },
  leg: {
    from: entityOf('stop'),
    to: entityOf('stop'),
    by: oneOf(LEG_MODES),
    departs: time,
    minutes,
    note,
    reference,
    removed,
  },
  item: { order, list: oneOf(ITEM_LISTS), text: name, done: flag, who: person, removed },
  cost: {
    order,
    amount: integer(-MAX_AMOUNT, MAX_AMOUNT),
    currency: matching(CURRENCY),
    what: line(MAX_TRIP_NAME_LENGTH),
    paidBy: person,
    for: line(MAX_TRIP_NAME_LENGTH),
    removed,
  },
}

/** The names of the fields of a kind, in the order in which they are defined. */
export const tripFieldsOf = (kind: TripKind): readonly string[] => Object.keys(FIELDS[kind])

/**
 * Parses the value of a field: the text as it is stored, or null when the entity has no such field or the field cannot
 * have this value.
 * @param entity its ID
 */
export function parseTripValue(entity: string, field: string, text: unknown): string | null {
  const kind = tripKindOf(entity)
  if (kind === null || typeof text !== 'string' || !Object.hasOwn(FIELDS[kind], field)) return null
  return FIELDS[kind][field]?.(text) ?? null
}
