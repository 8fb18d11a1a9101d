import { describe, expect, it } from 'vitest'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { sendWaitingChanges } from './send-trips.ts'
import type { StoredTrip } from './trip-database.ts'

const field = (seq: number, v = 'x') => ({ e: `stop-${String(seq).padStart(8, '0')}`, f: 'name', v, seq })
const operation = (index: number, v: string): TripOperation => ({
  key: `k-${index}`,
  e: 'trip',
  f: 'name',
  v,
  was: '',
})

/** A device with a copy of a trip and waiting changes, and a site that answers as given. */
function createAccountDevice(
  count: number,
  answer: (operations: readonly TripOperation[]) => Response | null,
) {
  const tripId = 'b'.repeat(32)
  let trip: StoredTrip | undefined = { id: tripId, owner: 'ana', fields: [field(1)], changedAt: 0 }
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
  const forget = (): void => {
    trip = undefined
  }
  return { sender, waiting, readTrip: () => trip, forget }
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
    expect([device.waiting.length, device.readTrip()?.fields[0]?.seq]).toEqual([0, 9])
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
    expect(refusing.readTrip()?.refused?.map(({ v, reason }) => [v, reason])).toEqual([
      ['name 1', 'trip_full'],
    ])
    for (const [status, reason] of [
      [403, 'view_only'],
      [404, 'unknown_trip'],
    ] as const) {
      const removed = createAccountDevice(2, () => new Response('{}', { status }))
      await sendWaitingChanges(removed.sender, 'ana')
      expect(removed.readTrip()?.refused?.map((one) => [one.v, one.reason])).toEqual([
        ['name 0', reason],
        ['name 1', reason],
      ])
      expect(removed.waiting).toEqual([])
    }
  })

  it('stores refused changes of a trip that has no copy on the device any more', async () => {
    const device = createAccountDevice(1, () => new Response('{}', { status: 404 }))
    device.forget()
    await sendWaitingChanges(device.sender, 'ana')
    expect(device.readTrip()).toMatchObject({ owner: 'ana', fields: [], refused: [{ v: 'name 0' }] })
  })

  it('shows the changes that still wait in the copy, on top of what the site has', async () => {
    let requests = 0
    const device = createAccountDevice(60, (operations) => {
      requests += 1
      return requests === 2 ? null : accept(operations)
    })
    await sendWaitingChanges(device.sender, 'ana')
    expect(device.waiting).toHaveLength(10)
    const name = device.readTrip()?.fields.find(({ e, f }) => e === 'trip' && f === 'name')
    expect(name?.v).toBe('name 59')
    expect(device.readTrip()?.siteSeq).toBe(9)
  })
})
