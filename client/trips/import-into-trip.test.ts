import { beforeEach, expect, it, vi } from 'vitest'
import { placesAsTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { importIntoTrip } from './import-into-trip.ts'
import type { StoredTrip } from './trip-database.ts'

const TRIP: StoredTrip = {
  id: 'a'.repeat(32),
  owner: null,
  changedAt: 1,
  fields: [
    { e: 'stop-aaaaaaaa', f: 'name', v: 'Castle', seq: 1 },
    { e: 'stop-aaaaaaaa', f: 'order', v: 'a0', seq: 2 },
  ],
}
const FILE = new File(['anything'], 'places.gpx')
const stop = (name: string) => ({ name, path: '', at: '', note: '' })
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  return () => vi.unstubAllGlobals()
})

const ideasOf = ({ fields }: StoredTrip) =>
  readTripPlan(createTripRegisters(fields)).ideas.map(({ name }) => name)

it('adds what the site has read behind the ideas, without those that are there, and names the rest', async () => {
  const file = placesAsTripFile('x', [stop('Castle'), stop('Tower'), stop('Bar')])
  const send = () => Promise.resolve(Response.json({ file, skipped: ['Walk is a track'] }))
  const { trip, operations, notice } = await importIntoTrip(TRIP, FILE, undefined, send)
  expect(ideasOf(trip)).toEqual(['Castle', 'Tower', 'Bar'])
  expect(new Set(operations.map(({ e }) => e)).size).toBe(2)
  expect(notice?.text).toBe(
    '2 places added to the ideas. 1 place was there already. Not read, or not completely: Walk is a track.',
  )
})

it.each([
  ['there is no network', () => Promise.reject(new TypeError('offline')), 'no network'],
  ['the site is down', () => Promise.resolve(new Response('', { status: 503 })), 'no network'],
  ['the file is refused', () => Promise.resolve(Response.json({}, { status: 400 })), 'could not be read'],
  ['it sends too many', () => Promise.resolve(new Response('', { status: 429 })), 'Wait a minute'],
  ['a login page answers', () => Promise.resolve(new Response('<html>')), 'could not be read'],
])('changes nothing and says so when %s', async (_, send, text) => {
  const { trip, operations, notice } = await importIntoTrip(TRIP, FILE, undefined, send)
  expect([trip, operations, notice?.tone]).toEqual([TRIP, [], 'problem'])
  expect(notice?.text).toContain(text)
})

it('makes the same entities of a file whose form is sent again, and others without the seed of a form', async () => {
  const file = placesAsTripFile('x', [stop('Tower'), stop('Bar')])
  const read = async (seed: string | undefined) => {
    const send = () => Promise.resolve(Response.json({ file, skipped: [] }))
    const { operations } = await importIntoTrip(TRIP, FILE, seed, send)
    return operations.map(({ key, e, f }) => `${key} ${e} ${f}`)
  }
  const seed = 'c'.repeat(32)
  expect(await read(seed)).toEqual(await read(seed))
  expect(await read(undefined)).not.toEqual(await read(undefined))
})
