import { describe, expect, it } from 'vitest'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { batchOperations, sendDeviceTrips } from './send-trips.ts'
import type { StoredTrip } from './trip-database.ts'

const field = (seq: number, v = 'x') => ({ e: `stop-${String(seq).padStart(8, '0')}`, f: 'name', v, seq })
const operation = (index: number, v: string): TripOperation => ({
  key: `k-${index}`,
  e: 'trip',
  f: 'name',
  v,
  was: '',
})

/** A device with one trip, and a site that answers as given. */
function createDevice(fields: StoredTrip['fields'], statuses: number[] = []) {
  const trips: StoredTrip[] = [{ id: 'a'.repeat(32), owner: null, fields, changedAt: 0 }]
  const stored: StoredTrip[] = []
  const bodies: { readonly operations: readonly TripOperation[] }[] = []
  const sender = {
    device: {
      list: async () => [...trips],
      read: async () => trips[0],
      remove: async () => void trips.splice(0, 1),
    },
    account: {
      read: async () => stored[0],
      write: async (trip: StoredTrip) => void stored.push(trip),
      listWaiting: async () => [],
      settle: async () => undefined,
    },
    fetch: (async (_: string, { body }: { readonly body: string }) => {
      bodies.push(JSON.parse(body))
      const status = statuses.shift() ?? 200
      return new Response(JSON.stringify({ fields, settled: [], refused: {}, seq: 1 }), { status })
    }) as unknown as typeof fetch,
  }
  return { sender, trips, stored, bodies }
}

describe('sendDeviceTrips', () => {
  it('sends a trip in batches of fifty, and makes it one of the account', async () => {
    const { sender, stored, bodies } = createDevice(
      Array.from({ length: 120 }, (_, index) => field(index + 1)),
    )
    expect(await sendDeviceTrips(sender, 'ana')).toBe(1)
    expect(bodies.map(({ operations }) => operations.length)).toEqual([50, 50, 20])
    expect(stored.map(({ owner }) => owner)).toEqual(['ana'])
    expect(await sendDeviceTrips(sender, 'ana')).toBe(0)
  })

  it('leaves a trip that another window has changed while it was sent', async () => {
    const { sender, trips, stored } = createDevice([field(1)])
    const { fetch: send } = sender
    const [trip] = trips
    if (trip === undefined) throw new Error('no trip')
    sender.fetch = (async (...request: Parameters<typeof fetch>) => {
      trips[0] = { ...trip, fields: [field(2, 'later')], changedAt: 1 }
      return send(...request)
    }) as typeof fetch
    expect(await sendDeviceTrips(sender, 'ana')).toBe(0)
    expect([trips[0]?.fields[0]?.v, stored]).toEqual(['later', []])
    sender.fetch = send
    expect(await sendDeviceTrips(sender, 'ana')).toBe(1)
    expect(trips).toEqual([])
  })

  it('leaves the trip on the device when a batch fails, and sends the same keys again', async () => {
    const { sender, trips, stored, bodies } = createDevice(
      Array.from({ length: 60 }, (_, index) => field(index + 1)),
      [200, 503],
    )
    expect(await sendDeviceTrips(sender, 'ana')).toBe(0)
    expect([trips.length, stored.length]).toEqual([1, 0])
    await sendDeviceTrips(sender, 'ana')
    expect(bodies[2]?.operations).toEqual(bodies[0]?.operations)
    expect([trips.length, stored[0]?.owner]).toEqual([0, 'ana'])
  })
})

describe('batchOperations', () => {
  it('begins another request before the operations are too long for one', () => {
    const batches = batchOperations(
      Array.from({ length: 30 }, (_, index) => operation(index, 'x'.repeat(1900))),
    )
    expect(batches.flat()).toHaveLength(30)
    for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(21_000)
  })
})
