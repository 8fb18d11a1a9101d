import { beforeAll, expect, it } from 'vitest'
import { requestTrip, type TripObjects } from '#src/trips/request-trip.ts'
import { eraseQueuedTrips } from '#src/trips/store/trip-erasure.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const objects: TripObjects = { namespace: bindings.TRIPS, jurisdiction: null }
const failing: TripObjects = {
  jurisdiction: null,
  namespace: {
    idFromName: (name: string) => bindings.TRIPS.idFromName(name),
    get: () => ({ fetch: () => Promise.reject(new Error('the object is down')) }),
  } as unknown as DurableObjectNamespace,
}
const ownerOf = async (member: Member): Promise<string> =>
  (await (await member.get('/api/auth/profile')).json<{ sub: string }>()).sub
const countRows = async (): Promise<readonly unknown[]> =>
  Promise.all(
    ['trips', 'trip_links', 'trips_to_erase'].map((table) =>
      bindings.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first('count'),
    ),
  )

it('erases the trips of a deleted account, also when their objects fail three times', async () => {
  const ana = await signInMember(site)
  const ben = await signInMember(site)
  const [owned, joined] = [newTripId(), newTripId()]
  const operations = [tripOperation('trip', 'name', 'Iceland')]
  await ana.json('/api/trips', { id: owned, operations })
  await ben.json('/api/trips', { id: joined, operations })
  const [anaId, benId] = [await ownerOf(ana), await ownerOf(ben)]
  for (const [trip, owner] of [
    [joined, anaId],
    [owned, benId],
  ] as const) {
    await requestTrip(objects, trip, { do: 'join', owner, shownName: 'Guest' })
    await bindings.DB.prepare(
      `INSERT INTO trips (owner, trip_id, role, name, days, stops, changed_at_s, joined_at_s)
       VALUES (?, ?, 'editor', '', 0, 0, 0, 0)`,
    )
      .bind(owner, trip)
      .run()
  }
  expect((await ana.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
  expect(await countRows()).toEqual([1, 0, 2])
  for (let run = 1; run <= 3; run += 1)
    await expect(eraseQueuedTrips(bindings.DB, failing)).rejects.toThrow('trip is unavailable')
  await eraseQueuedTrips(bindings.DB, objects)
  expect(await countRows()).toEqual([1, 0, 0])
  await expect(requestTrip(objects, owned, { do: 'read', owner: anaId, since: 0 })).rejects.toThrow(
    'unknown_trip',
  )
  await expect(requestTrip(objects, owned, { do: 'read', owner: benId, since: 0 })).rejects.toThrow(
    'unknown_trip',
  )
  await expect(requestTrip(objects, joined, { do: 'read', owner: anaId, since: 0 })).rejects.toThrow(
    'not_a_member',
  )
  expect((await ben.get(`/api/trips/${joined}`)).status).toBe(200)
})

it('exports every field of every trip', async () => {
  const ana = await signInMember(site)
  const id = newTripId()
  const values: readonly (readonly [string, string, string])[] = [
    ['trip', 'name', 'planted name'],
    ['day-aaaaaaaa', 'note', 'planted note of a day'],
    ['stop-aaaaaaaa', 'name', 'planted stop'],
    ['stay-aaaaaaaa', 'reference', 'PLANTED-7'],
    ['leg-aaaaaaaa', 'departs', '07:07'],
    ['item-aaaaaaaa', 'text', 'planted item'],
    ['cost-aaaaaaaa', 'what', 'planted cost'],
    ['stop-bbbbbbbb', 'name', 'planted and removed'],
    ['stop-bbbbbbbb', 'removed', '1'],
  ]
  await ana.json('/api/trips', { id, operations: values.map(([e, f, v]) => tripOperation(e, f, v)) })
  const exported = await (await ana.get('/profile/settings/export.json')).text()
  for (const [, , value] of values) expect(exported).toContain(value)
})
