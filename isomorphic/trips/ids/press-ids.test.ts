import { expect, it } from 'vitest'
import { type TripKind, tripKindOf } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import { tripFieldsOf } from '#isomorphic/trips/trip-values.ts'
import { importSeedOf } from './import-seed.ts'
import { createPressIds } from './press-ids.ts'
import { createRepeatableIds } from './repeatable-ids.ts'

const PRESS = '0f8fad5b-d9cb-469f-a165-70867728950e'
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const RANDOM = { newId: () => 'stop-random00', newKey: () => 'random-key' }
/** As src/trips/rules/parse-operations.ts reads it. */
const OPERATION_KEY = /^[\w-]{8,64}$/
const KINDS = Object.keys(MAX_ENTITIES) as readonly TripKind[]
const LONG_ID = `stop-${'z'.repeat(20)}`

it('makes the same IDs of a press again, and other ones of another press', () => {
  const make = (key: string) => {
    const { newId, newKey } = createPressIds(key, RANDOM)
    return [newId('stop'), newId('leg'), newKey('stop-aaaaaaaa', 'name'), newKey('stop-aaaaaaaa', 'day')]
  }
  expect(make(PRESS)).toEqual(make(PRESS))
  expect(new Set([...make(PRESS), ...make(OTHER)]).size).toBe(8)
})

it('names an operation by its entity and field, whatever else the press writes', () => {
  const [site, device] = [createPressIds(PRESS, RANDOM), createPressIds(PRESS, RANDOM)]
  site.newKey('stop-aaaaaaaa', 'from')
  expect(site.newKey('stop-aaaaaaaa', 'name')).toBe(device.newKey('stop-aaaaaaaa', 'name'))
})

it('makes IDs and keys that the site reads, for every kind and field', () => {
  const { newId, newKey } = createPressIds(PRESS, RANDOM)
  for (const kind of KINDS) {
    if (kind !== 'trip') expect(tripKindOf(newId(kind))).toBe(kind)
    for (const field of [...tripFieldsOf(kind), 'removed', 'order', 'dismissed'])
      expect(newKey(LONG_ID, field)).toMatch(OPERATION_KEY)
  }
})

it.each([undefined, '', 'x', PRESS.toUpperCase(), `${PRESS}0`, [PRESS], 7])(
  'takes random IDs where the form has the key %s',
  (key) => {
    expect(createPressIds(key, RANDOM)).toBe(RANDOM)
  },
)

it('makes the same IDs of a file that is read again, other ones of another file or form', () => {
  const [form, otherForm] = ['a'.repeat(32), 'b'.repeat(32)] as const
  const idOf = (seed: string, file: unknown) => createRepeatableIds(importSeedOf(seed, file)).newId('stop')
  const file = { ideas: [{ name: 'Castle' }] }
  expect(idOf(form, file)).toBe(idOf(form, structuredClone(file)))
  expect(new Set([idOf(form, file), idOf(form, { ideas: [] }), idOf(otherForm, file)]).size).toBe(3)
  expect(tripKindOf(idOf(form, file))).toBe('stop')
  expect(createRepeatableIds(importSeedOf(form, file)).newKey()).toMatch(OPERATION_KEY)
})
