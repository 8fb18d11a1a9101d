import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import { tripFieldsOf } from '#isomorphic/trips/trip-values.ts'
import { eraseQueuedTrips } from '#src/trips/store/trip-erasure.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** Fields whose values are not any text. */
const VALUES: Readonly<Record<string, string>> = {
  startsOn: '2031-07-13',
  zone: 'Pacific/Chatham',
  currency: 'XTS',
  cover: '/destinations/planted-cover',
  pace: 'slow',
  order: 'a7',
  'stop.day': 'day-aaaaaaaa',
  'stay.day': 'day-bbbbbbbb',
  'stop.from': '07:41',
  'leg.from': 'stop-cccccccc',
  to: 'stop-dddddddd',
  kind: 'own',
  path: '/destinations/planted-path',
  at: '12.34567,-76.54321',
  minutes: '1234',
  nights: '87',
  by: 'cycle',
  departs: '06:43',
  list: 'pack',
  amount: '9876543',
  done: '1',
  dismissed: '0a1b2c',
}
const kinds = Object.keys(MAX_ENTITIES) as readonly TripKind[]
/** A value in each field that a trip can have, and an entity that was removed. */
const PLANTED = kinds.flatMap((kind) =>
  tripFieldsOf(kind)
    .filter((field) => field !== 'removed')
    .map((field) => ({
      e: kind === 'trip' ? 'trip' : `${kind}-aaaaaaaa`,
      f: field,
      v: VALUES[`${kind}.${field}`] ?? VALUES[field] ?? `planted ${kind} ${field}`,
    })),
)
const REMOVED = [
  { e: 'stop-eeeeeeee', f: 'name', v: 'planted and removed' },
  { e: 'stop-eeeeeeee', f: 'removed', v: '1' },
]
const LINK_KINDS = ['view', 'edit', 'calendar'] as const

async function plant(member: Member): Promise<string> {
  const id = newTripId()
  const writes = [...PLANTED, ...REMOVED].map(({ e, f, v }) => tripOperation(e, f, v))
  const [first, rest] = [writes.slice(0, 50), writes.slice(50)]
  const made = await member.json('/api/trips', { id, operations: first })
  const added = await member.json(`/api/trips/${id}/changes`, { operations: rest, since: 0 })
  for (const response of [made, added]) expect(await response.json()).toMatchObject({ refused: {} })
  for (const kind of LINK_KINDS)
    expect((await member.form(`/profile/trips/${id}`, { do: 'link', kind })).status).toBe(200)
  return id
}

it('exports the value of every field, what was removed, and the links of every kind', async () => {
  const ana = await signInMember(site)
  await plant(ana)
  const exported = JSON.parse(await (await ana.get('/profile/settings/export.json')).text())
  const text = JSON.stringify(exported.trips)
  for (const { f, v } of [...PLANTED, ...REMOVED]) expect(text, f).toContain(JSON.stringify(v).slice(1, -1))
  expect(exported.trips[0].links.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'calendar',
    'edit',
    'view',
  ])
})

it('leaves nothing of the trips of a deleted account, in any table and in the object', async () => {
  const ana = await signInMember(site)
  const id = await plant(ana)
  const { sub } = await (await ana.get('/api/auth/profile')).json<{ sub: string }>()
  expect((await ana.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
  await eraseQueuedTrips(bindings.DB, { namespace: bindings.TRIPS, jurisdiction: null })
  for (const table of ['trips', 'trip_links', 'trips_to_erase']) {
    const { results } = await bindings.DB.prepare(`SELECT * FROM ${table}`).all()
    const rows = JSON.stringify(results)
    for (const trace of [id, sub]) expect(rows, table).not.toContain(trace)
  }
  const stub = bindings.TRIPS.get(bindings.TRIPS.idFromName(id))
  const left = await runInDurableObject(stub, async (_, { storage }) => [
    ...storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'"),
    ...(await storage.list()).keys(),
    ...[await storage.getAlarm()].filter((alarm) => alarm !== null),
  ])
  expect(left).toEqual([])
})
