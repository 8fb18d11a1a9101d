import { expect, it } from 'vitest'
import { createRandom } from '#art/drawing/random.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripResponse } from '#isomorphic/trips/trip-api.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { requestTrip } from '#src/trips/request-trip.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { interceptDatabase } from '#test/support/worker/intercept-database.ts'
import { percentile95, printFigures } from '#test/support/worker/print-figures.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import {
  endTripProcess,
  readTripAs,
  runTripAlarm,
  tripObjects,
} from '#test/support/worker/trips/trip-object-calls.ts'

const TRIPS = 10
const DEVICES = 6
const DELIVERIES = 10
const STOPS_PER_DELIVERY = 4
const REFUSED_CALLS = 1 / 20
/** Share of deliveries whose response is lost on the way, so that the device sends them again. */
const LOST_RESPONSES = 0.2
/** Share of deliveries after which the platform ends the object's process. */
const ENDED_PROCESSES = 0.1
const DAY = 'day-aaaaaaaa'

const digits = (number: number): string => String(number).padStart(2, '0')

/** What a device did without a network: its own stops, its paragraph in a note, and the title that all of them write. */
const changesOf = (device: number, delivery: number): readonly TripOperation[] => [
  ...Array.from({ length: STOPS_PER_DELIVERY }, (_, index) =>
    tripOperation(
      `stop-${digits(device)}${digits(delivery)}${digits(index)}aa`,
      'name',
      `Stop ${device}.${delivery}.${index}`,
    ),
  ),
  tripOperation(DAY, 'title', `Day of ${device}.${delivery}`),
  ...(delivery === 0 ? [tripOperation(DAY, 'note', `Note of ${device}.`)] : []),
]

it('devices of several people change trips while objects end, responses are lost and the database refuses calls', async () => {
  const random = createRandom(4711)
  const totals = { refused: 0, failed: 0, repeats: 0, ended: 0 }
  let isFaulty = false
  const DB = interceptDatabase(bindings.DB, async () => {
    if (!isFaulty || random() >= REFUSED_CALLS) return
    totals.refused += 1
    throw new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.')
  })
  const site = await createAccountSite({ DB })
  const people: Member[] = []
  for (let device = 0; device < DEVICES; device += 1) people.push(await signInMember(site))
  const owners = await Promise.all(
    people.map(async (person) => (await (await person.get('/api/auth/profile')).json<{ sub: string }>()).sub),
  )
  const trips = Array.from({ length: TRIPS }, newTripId)
  for (const [index, id] of trips.entries()) {
    const host = people[index % DEVICES]
    const operations = [tripOperation('trip', 'name', `Trip ${index}`)]
    expect((await host?.json('/api/trips', { id, operations }))?.status).toBe(200)
    for (const owner of owners) await requestTrip(tripObjects, id, { do: 'join', owner, shownName: 'Guest' })
  }

  const durationsMs: number[] = []
  async function deliver(person: Member, id: string, operations: readonly TripOperation[]): Promise<void> {
    for (let isSettled = false; !isSettled; ) {
      const startedMs = performance.now()
      const response = await person.json(`/api/trips/${id}/changes`, { operations, since: 0 })
      durationsMs.push(performance.now() - startedMs)
      if (random() < ENDED_PROCESSES) {
        totals.ended += 1
        await endTripProcess(id)
      }
      if (response.status === 200) {
        const { settled, refused } = await response.json<TripResponse>()
        expect([settled.length, refused]).toEqual([operations.length, {}])
        isSettled = random() >= LOST_RESPONSES
        if (!isSettled) totals.repeats += 1
      } else {
        expect(response.status).toBe(503)
        totals.failed += 1
      }
    }
  }
  isFaulty = true
  const startedMs = performance.now()
  for (const id of trips)
    await Promise.all(
      people.map(async (person, device) => {
        for (let delivery = 0; delivery < DELIVERIES; delivery += 1)
          await deliver(person, id, changesOf(device, delivery))
      }),
    )
  isFaulty = false

  // The database is restored to a time before the trips, without a note: their alarms list them again.
  await bindings.DB.prepare('DELETE FROM trips').run()
  for (const id of trips) await runTripAlarm(id)
  let lost = 0
  for (const id of trips) {
    const { fields, seq } = await readTripAs(owners[0] ?? '', id)
    const plan = readTripPlan(createTripRegisters(fields))
    const names = new Set(plan.ideas.map(({ name }) => name))
    lost += DEVICES * DELIVERIES * STOPS_PER_DELIVERY - names.size
    for (let device = 0; device < DEVICES; device += 1)
      if (plan.days[0]?.note.includes(`Note of ${device}.`) !== true) lost += 1
    // Each change counts once: the name, the stops, the titles and the paragraphs.
    expect(seq).toBe(1 + DEVICES * (DELIVERIES * (STOPS_PER_DELIVERY + 1) + 1))
  }
  const listed = await bindings.DB.prepare('SELECT count(*) AS count FROM trips').first('count')
  printFigures('trips', {
    trips: TRIPS,
    devices: DEVICES,
    changes: TRIPS * DEVICES * DELIVERIES * (STOPS_PER_DELIVERY + 1),
    'refused database calls': totals.refused,
    'failed deliveries': totals.failed,
    'repeated deliveries': totals.repeats,
    'ended processes': totals.ended,
    'p95 ms': Math.round(percentile95(durationsMs)),
    lost,
    'listed again': Number(listed),
    seconds: Math.round((performance.now() - startedMs) / 1000),
  })
  expect([lost, listed]).toEqual([0, TRIPS * DEVICES])
})
