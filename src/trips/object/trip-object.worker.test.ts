import { describe, expect, it } from 'vitest'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { requestTrip, type TripObjects } from '#src/trips/request-trip.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const objects: TripObjects = { namespace: bindings.TRIPS, jurisdiction: null }
const ANA = 'ana'
const BEN = 'ben'
const STOP = 'stop-aaaaaaaa'
let lastKey = 0

function operation(e: string, f: string, v: string, was = ''): TripOperation {
  lastKey += 1
  return { key: `key-${lastKey}-0000000000`, e, f, v, was }
}

async function createTrip(...operations: readonly TripOperation[]): Promise<string> {
  const tripId = randomHex(16)
  await requestTrip(objects, tripId, { do: 'create', owner: ANA, tripId, shownName: 'Ana', operations })
  return tripId
}

const read = (tripId: string, owner = ANA, since = 0) =>
  requestTrip(objects, tripId, { do: 'read', owner, since })
const change = (tripId: string, owner: string, operations: readonly TripOperation[]) =>
  requestTrip(objects, tripId, { do: 'change', owner, operations, since: 0 })
const join = (tripId: string, owner = BEN) =>
  requestTrip(objects, tripId, { do: 'join', owner, shownName: 'Ben' })

/** Ends the object's process; the next request starts it again from what it has stored. */
async function restart(tripId: string): Promise<void> {
  const { evictDurableObject } = await import('cloudflare:test')
  await evictDurableObject(bindings.TRIPS.get(bindings.TRIPS.idFromName(tripId)))
}

describe('the object of a trip', () => {
  it('stores changes, applies each key once, and returns what changed after a number', async () => {
    const name = operation('trip', 'name', 'Ten days in Japan')
    const tripId = await createTrip(name)
    await restart(tripId)
    const stop = operation(STOP, 'name', 'Fushimi Inari')
    const first = await change(tripId, ANA, [stop, name])
    await restart(tripId)
    const second = await change(tripId, ANA, [stop, { ...name, v: 'Overwritten' }])
    expect(second.seq).toBe(first.seq)
    expect(second.settled).toEqual([stop.key, name.key])
    const plan = readTripPlan(createTripRegisters(second.fields))
    expect([plan.name, plan.ideas[0]?.name]).toEqual(['Ten days in Japan', 'Fushimi Inari'])
    expect((await read(tripId, ANA, first.seq - 1)).fields).toMatchObject([{ e: STOP, f: 'name' }])
  })

  it('applies changes in the order of their arrival, and lists what was overtaken', async () => {
    const tripId = await createTrip(operation(STOP, 'from', '09:00'))
    await join(tripId)
    await change(tripId, BEN, [operation(STOP, 'from', '10:00', '09:00')])
    const result = await change(tripId, ANA, [operation(STOP, 'from', '11:00', '09:00')])
    expect(result.overtaken).toBe(1)
    expect(result.activity[0]).toMatchObject({ by: 'Ana', was: '10:00', v: '11:00', isOvertaking: true })
  })

  it('remembers that a key was refused', async () => {
    const tripId = await createTrip()
    const invalid = operation(STOP, 'from', 'noon')
    for (const _ of [1, 2])
      expect((await change(tripId, ANA, [invalid])).refused).toEqual({ [invalid.key]: 'invalid_operation' })
  })

  it('admits members only, and removes them at once', async () => {
    const tripId = await createTrip()
    await expect(read(tripId, BEN)).rejects.toThrow('not_a_member')
    await expect(join(tripId)).resolves.toMatchObject({ role: 'editor' })
    const { members } = await read(tripId)
    const ben = members.find(({ shownName }) => shownName === 'Ben')
    const setRole = (owner: string, role: 'viewer' | null) =>
      requestTrip(objects, tripId, { do: 'set-role', owner, member: ben?.id ?? 0, role })
    await setRole(ANA, 'viewer')
    await expect(change(tripId, BEN, [operation('trip', 'name', 'Mine')])).rejects.toThrow('view_only')
    await expect(setRole(BEN, 'viewer')).rejects.toThrow('view_only')
    await setRole(ANA, null)
    await expect(read(tripId, BEN)).rejects.toThrow('not_a_member')
  })

  it('has an owner as long as it exists', async () => {
    const tripId = await createTrip()
    const [ana] = (await read(tripId)).members
    const leaving = requestTrip(objects, tripId, {
      do: 'set-role',
      owner: ANA,
      member: ana?.id ?? 0,
      role: null,
    })
    await expect(leaving).rejects.toThrow('last_owner')
  })

  it('admits up to twelve people', async () => {
    const tripId = await createTrip()
    for (let person = 2; person <= 12; person += 1) await join(tripId, `person-${person}`)
    await expect(join(tripId, 'person-13')).rejects.toThrow('too_many_members')
  })

  it('does not exist before it is created and after it was erased', async () => {
    await expect(read(randomHex(16))).rejects.toThrow('unknown_trip')
    const tripId = await createTrip(operation('trip', 'name', 'Private'))
    await requestTrip(objects, tripId, { do: 'erase' })
    await expect(read(tripId)).rejects.toThrow('unknown_trip')
    await requestTrip(objects, tripId, { do: 'erase' })
  })

  it('is not revealed to an account that tries to create the same ID', async () => {
    const tripId = await createTrip(operation('trip', 'name', 'Private'))
    const creating = requestTrip(objects, tripId, {
      do: 'create',
      owner: BEN,
      tripId,
      shownName: 'Ben',
      operations: [operation('trip', 'name', 'Stolen')],
    })
    await expect(creating).rejects.toThrow('not_a_member')
    expect((await read(tripId)).fields).toMatchObject([{ v: 'Private' }])
  })
})
