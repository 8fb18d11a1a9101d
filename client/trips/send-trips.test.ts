import { describe, expect, it } from 'vitest'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { batchOperations, sendDeviceTrips, sendWaitingChanges } from './send-trips.ts'
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

/** A device with a copy of a trip and waiting changes, and a site that answers as given. */
function createAccountDevice(
  count: number,
  answer: (operations: readonly TripOperation[]) => Response | null,
) {
  const tripId = 'b'.repeat(32)
  let trip: StoredTrip = { id: tripId, owner: 'ana', fields: [field(1)], changedAt: 0 }
  const waiting = Array.from({ length: count }, (_, index) => ({
    tripId,
    owner: 'ana',
    operation: operation(index, `name ${index}`),
  }))
  const sender = {
    device: { list: async () => [], read: async () => undefined, remove: async () => undefined },
    account: {
      read: async () => trip,
      write: async (changed: StoredTrip) => {
        trip = changed
      },
      listWaiting: async () => [...waiting],
      settle: async (keys: readonly string[]) => {
        for (const key of keys) {
          const index = waiting.findIndex((one) => one.operation.key === key)
          if (index !== -1) waiting.splice(index, 1)
        }
      },
    },
    fetch: (async (_: string, { body }: { readonly body: string }) => {
      const answered = answer(JSON.parse(body).operations)
      if (answered === null) throw new TypeError('no network')
      return answered
    }) as unknown as typeof fetch,
  }
  return { sender, waiting, readTrip: () => trip }
}

const accept = (operations: readonly TripOperation[], refused: Record<string, string> = {}): Response =>
  Response.json({ fields: [field(9)], settled: operations.map(({ key }) => key), refused, seq: 9 })

describe('sendWaitingChanges', () => {
  it('sends two hundred changes in order, each once, and stores what the site then has', async () => {
    const sent: string[] = []
    const device = createAccountDevice(200, (operations) => {
      sent.push(...operations.map(({ key }) => key))
      return accept(operations)
    })
    expect(await sendWaitingChanges(device.sender, 'ana')).toBe(200)
    expect(sent).toEqual(Array.from({ length: 200 }, (_, index) => `k-${index}`))
    expect([device.waiting.length, device.readTrip().fields[0]?.seq]).toEqual([0, 9])
    expect(await sendWaitingChanges(device.sender, 'ana')).toBe(0)
  })

  it('leaves changes that the site did not answer, also those of another account', async () => {
    let requests = 0
    const device = createAccountDevice(120, (operations) => {
      requests += 1
      return requests === 2 ? null : accept(operations)
    })
    expect(await sendWaitingChanges(device.sender, 'ben')).toBe(0)
    expect(await sendWaitingChanges(device.sender, 'ana')).toBe(50)
    expect(device.waiting).toHaveLength(70)
    for (const status of [429, 500, 503]) {
      const failing = createAccountDevice(3, () => new Response('', { status }))
      await sendWaitingChanges(failing.sender, 'ana')
      expect(failing.waiting, String(status)).toHaveLength(3)
    }
  })

  it('keeps the text of changes that the site refused, or that the visitor may not make any more', async () => {
    const refusing = createAccountDevice(2, (operations) => accept(operations, { 'k-1': 'trip_full' }))
    await sendWaitingChanges(refusing.sender, 'ana')
    expect(refusing.readTrip().refused?.map(({ v }) => v)).toEqual(['name 1'])
    for (const status of [403, 404]) {
      const removed = createAccountDevice(2, () => new Response('{}', { status }))
      await sendWaitingChanges(removed.sender, 'ana')
      expect(removed.readTrip().refused?.map(({ v }) => v)).toEqual(['name 0', 'name 1'])
      expect(removed.waiting).toEqual([])
    }
  })
})
