import { describe, expect, it } from 'vitest'
import { requestTrip } from '#src/trips/request-trip.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { tripOperation } from '#test/support/worker/trip-operations.ts'
import {
  createTripObjectOf,
  listTrip,
  readTripAs,
  runTripAlarm,
  tripObjects,
} from '#test/support/worker/trips/trip-object-calls.ts'

const nowS = Math.floor(Date.now() / 1000)
const DAY_S = 86_400

const createNamed = (name: string, owner = 'ana') =>
  createTripObjectOf(owner, tripOperation('trip', 'name', name))
const join = (tripId: string, owner: string) =>
  requestTrip(tripObjects, tripId, { do: 'join', owner, shownName: 'Guest' })
const eraseAccount = (key: string) =>
  bindings.DB.prepare('INSERT OR REPLACE INTO erased_accounts VALUES (?, ?)').bind(key, nowS).run()

async function listedRows(tripId: string): Promise<readonly string[]> {
  const { results } = await bindings.DB.prepare(
    'SELECT owner, role, name FROM trips WHERE trip_id = ? ORDER BY owner',
  )
    .bind(tripId)
    .all()
  return results.map(({ owner, role, name }) => `${owner} ${role} ${name}`)
}

describe('the maintenance of a trip', () => {
  it('erases what remains of a creation that failed: neither listed nor opened', async () => {
    const listed = await createNamed('Listed')
    const orphaned = await createNamed('Orphaned')
    await listTrip(listed, 'ana')
    for (const tripId of [listed, orphaned]) await runTripAlarm(tripId)
    expect((await readTripAs('ana', listed)).fields).toHaveLength(1)
    await expect(readTripAs('ana', orphaned)).rejects.toThrow('unknown_trip')
  })

  it('erases a trip that is queued to be erased', async () => {
    const tripId = await createNamed('Queued')
    await readTripAs('ana', tripId)
    await bindings.DB.prepare('INSERT INTO trips_to_erase (trip_id, since_s) VALUES (?, 1)')
      .bind(tripId)
      .run()
    await runTripAlarm(tripId)
    await expect(readTripAs('ana', tripId)).rejects.toThrow('unknown_trip')
  })
})

describe('the maintenance of a trip whose index was restored to an earlier time', () => {
  it('lists it again for its members, with its name', async () => {
    const tripId = await createNamed('Slow trains')
    await join(tripId, 'ben')
    await readTripAs('ana', tripId)
    await runTripAlarm(tripId)
    expect(await listedRows(tripId)).toEqual(['ana owner Slow trains', 'ben editor Slow trains'])
  })

  it('lists it again when a device has only sent changes, and never read it', async () => {
    const tripId = await createNamed('Changed')
    const operations = [tripOperation('trip', 'name', 'Changed since', 'Changed')]
    await requestTrip(tripObjects, tripId, { do: 'change', owner: 'ana', operations, since: 0 })
    await runTripAlarm(tripId)
    expect(await listedRows(tripId)).toEqual(['ana owner Changed since'])
  })

  it('lists it again when it was listed at an earlier maintenance and never opened', async () => {
    const tripId = await createNamed('Listed before')
    await listTrip(tripId, 'ana')
    await runTripAlarm(tripId)
    await bindings.DB.prepare('DELETE FROM trips WHERE trip_id = ?').bind(tripId).run()
    await runTripAlarm(tripId)
    expect(await listedRows(tripId)).toEqual(['ana owner Listed before'])
  })

  it('removes accounts that are no members, but none that may be joining', async () => {
    const tripId = await createNamed('Slow trains')
    await listTrip(tripId, 'left', nowS - 2 * DAY_S)
    await listTrip(tripId, 'joining', nowS - 60)
    await runTripAlarm(tripId)
    expect(await listedRows(tripId)).toEqual(['ana owner Slow trains', 'joining owner '])
  })

  it('lists no deleted account again, and erases a trip that only such accounts have', async () => {
    const tripId = await createNamed('Shared')
    await join(tripId, 'gone')
    await readTripAs('ana', tripId)
    await eraseAccount('gone')
    await runTripAlarm(tripId)
    expect(await listedRows(tripId)).toEqual(['ana owner Shared'])

    const own = await createNamed('Own', 'gone')
    await readTripAs('gone', own)
    await runTripAlarm(own)
    await expect(readTripAs('gone', own)).rejects.toThrow('unknown_trip')
  })

  it('keeps a trip of an account that was deleted and made again', async () => {
    await eraseAccount('back')
    const tripId = await createNamed('New', 'back')
    await listTrip(tripId, 'back', nowS)
    await runTripAlarm(tripId)
    expect((await readTripAs('back', tripId)).role).toBe('owner')
  })
})
