import { expect, it } from 'vitest'
import { listRefusedTripChanges } from './list-refused-trip-changes.ts'
import type { RefusedTripOperation, StoredTrip } from './trip-database.ts'

const STOP = 'stop-aaaaaaaa'
const FIELDS: StoredTrip['fields'] = [{ e: STOP, f: 'name', v: 'Castle', seq: 1 }]
const refusedOf = (changes: readonly Partial<RefusedTripOperation>[]): readonly RefusedTripOperation[] =>
  changes.map((change, index) => ({ key: `k-${index}`, e: STOP, f: 'name', v: '', was: '', ...change }))
const linesOf = (changes: readonly Partial<RefusedTripOperation>[]) =>
  listRefusedTripChanges({ fields: FIELDS, refused: refusedOf(changes) })

it('lists a refused stop by its name and what was typed, with why, and not by IDs and keys', () => {
  const e = 'stop-bbbbbbbb'
  const reason = 'too_many'
  const lines = linesOf([
    { e, f: 'name', v: 'Tram stop', reason },
    { e, f: 'day', v: 'day-cccccccc', reason },
    { e, f: 'order', v: 'a2', reason },
    { e, f: 'kind', v: 'own', reason },
    { e, f: 'note', v: 'Buy tickets', reason },
  ])
  expect(lines.map(({ text }) => text)).toEqual([
    'Tram stop, name: “Tram stop”',
    'Tram stop, notes: “Buy tickets”',
  ])
  expect(lines[0]?.reason).toContain('as many entries')
})

it('names removals, cleared notes and moves by the entry', () => {
  expect(linesOf([{ f: 'removed', v: '1' }])).toEqual([{ text: 'removed Castle', reason: null }])
  expect(linesOf([{ f: 'note', v: '', was: 'Early' }])[0]?.text).toBe('Castle, notes: cleared, was “Early”')
  expect(
    linesOf([
      { f: 'day', v: 'day-cccccccc' },
      { f: 'order', v: 'a2' },
    ]).map(({ text }) => text),
  ).toEqual(['Castle, day'])
})

it('says that the trip is no longer there', () => {
  expect(linesOf([{ f: 'note', v: 'Late', reason: 'unknown_trip' }])).toEqual([
    {
      text: 'Castle, notes: “Late”',
      reason: 'The trip was deleted, or its owner no longer shares it with you.',
    },
  ])
})
