import fc from 'fast-check'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import { LEG_MODES, STOP_KINDS } from '#isomorphic/trips/trip-values.ts'

/** Values of fields, with those that are easily damaged. */
const text = fc.oneof(
  fc.constantFrom('', '"quoted", \\ and\n\nlines', '<b>&amp;</b>', '日本 🚆 Ōsaka', '__proto__', '0', 'null'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const id = (kind: TripKind) =>
  fc.constantFrom('a', 'b', 'c', 'd').map((letter) => `${kind}-${letter.repeat(8)}`)
const minutes = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 1440 }).map(String))
const time = fc.constantFrom('', '00:00', '09:30', '23:59')
const position = fc.constantFrom('', '38.7139,-9.1335', '-33.5,151.20001', '0.00001,0.00001', '90,180')
const order = fc.constantFrom('a0', 'a1', 'a1V', 'Zz')
const flag = fc.constantFrom('', '1')
const path = fc.constantFrom('', '/destinations/japan', '/destinations/japan/kyoto#nijo-castle')
const FIELDS: Readonly<Record<TripKind, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  trip: {
    name: text,
    startsOn: fc.constantFrom('', '2027-03-27', '2028-02-29'),
    zone: fc.constantFrom('', 'Europe/Lisbon'),
    currency: fc.constantFrom('', 'EUR', 'JPY'),
    cover: path,
    pace: fc.constantFrom('', 'slow'),
  },
  day: {
    order,
    title: text,
    note: text,
    dismissed: fc.constantFrom('', '0a1b2c', '0a1b2c ffffff'),
    removed: flag,
  },
  stop: {
    day: fc.oneof(fc.constant(''), id('day')),
    order,
    kind: fc.constantFrom('', ...STOP_KINDS),
    path,
    name: text,
    at: position,
    from: time,
    minutes,
    note: text,
    done: flag,
    removed: flag,
  },
  stay: {
    name: text,
    path,
    at: position,
    day: fc.oneof(fc.constant(''), id('day')),
    nights: fc.constantFrom('', '1', '90'),
    note: text,
    reference: text,
    removed: flag,
  },
  leg: {
    from: fc.oneof(fc.constant(''), id('stop')),
    to: fc.oneof(fc.constant(''), id('stop')),
    by: fc.constantFrom('', ...LEG_MODES),
    departs: time,
    minutes,
    note: text,
    reference: text,
    removed: flag,
  },
  item: { order, list: fc.constantFrom('', 'pack', 'todo'), text, done: flag, who: text, removed: flag },
  cost: {
    order,
    amount: fc.oneof(fc.constant(''), fc.integer({ min: -1e10, max: 1e10 }).map(String)),
    currency: fc.constantFrom('', 'EUR', 'KWD'),
    what: text,
    paidBy: text,
    for: text,
    removed: flag,
  },
}
/** A value that is written to a field of one of a few entities, so that they meet. */
export const randomTripWrite = fc.constantFrom(...(Object.keys(FIELDS) as TripKind[])).chain((kind) =>
  fc.constantFrom(...Object.keys(FIELDS[kind])).chain((f) =>
    fc.record({
      e: kind === 'trip' ? fc.constant('trip') : id(kind),
      f: fc.constant(f),
      v: FIELDS[kind][f] ?? text,
    }),
  ),
)
