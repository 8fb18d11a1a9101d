import { beforeAll, describe, expect, it } from 'vitest'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const create = (member: Member, id: string, operations: readonly TripOperation[] = []): Promise<Response> =>
  member.json('/api/trips', { id, operations })
const change = (member: Member, id: string, operations: readonly TripOperation[]): Promise<Response> =>
  member.json(`/api/trips/${id}/changes`, { operations, since: 0 })
const statusAndBody = async (response: Response): Promise<readonly unknown[]> => [
  response.status,
  await response.json(),
]
const countTrips = async (id: string): Promise<unknown> =>
  bindings.DB.prepare('SELECT count(*) AS count FROM trips WHERE trip_id = ?').bind(id).first('count')

describe('POST /api/trips', () => {
  it('puts a trip of a device into the account once, however often it is sent', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    const operations = [
      tripOperation('trip', 'name', 'Lisbon in May'),
      tripOperation('stop-aaaaaaaa', 'name', 'Alfama'),
    ]
    const first = await (await create(ana, id, operations)).json<{ seq: number }>()
    const second = await (await create(ana, id, operations)).json<{ seq: number }>()
    expect(second.seq).toBe(first.seq)
    expect(await countTrips(id)).toBe(1)
    const other = await signInMember(site)
    expect((await create(other, id, [tripOperation('trip', 'name', 'Stolen')])).status).toBe(404)
    expect(await countTrips(id)).toBe(1)
    const read = await (await ana.get(`/api/trips/${id}?since=${first.seq - 1}`)).json()
    expect(read).toMatchObject({ role: 'owner', fields: [{ f: 'name', v: 'Alfama' }] })
  })

  it('accepts ten new trips in an hour and thirty in all', async () => {
    const ana = await signInMember(site)
    for (let trip = 0; trip < 10; trip += 1) expect((await create(ana, newTripId())).status).toBe(200)
    const eleventh = await create(ana, newTripId())
    expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '60'])
    const { sub } = await (await ana.get('/api/auth/profile')).json<{ sub: string }>()
    await bindings.DB.prepare('UPDATE trips SET joined_at_s = 0 WHERE owner = ?').bind(sub).run()
    await bindings.DB.prepare(
      `INSERT INTO trips (owner, trip_id, role, name, days, stops, changed_at_s, joined_at_s)
       SELECT ?, 'full-' || value, 'viewer', '', 0, 0, 0, 0 FROM json_each(?)`,
    )
      .bind(sub, JSON.stringify([...Array(20).keys()]))
      .run()
    expect(await statusAndBody(await create(ana, newTripId()))).toEqual([409, { error: 'too_many_trips' }])
  })
})

describe('POST /api/trips/{id}/changes', () => {
  it('applies operations, refuses invalid ones by key, and updates the list of trips', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    await create(ana, id)
    const valid = tripOperation('trip', 'name', 'Iceland')
    const invalid = tripOperation('trip', 'startsOn', 'soon')
    const response = await (await change(ana, id, [valid, invalid])).json()
    expect(response).toMatchObject({
      settled: [valid.key, invalid.key],
      refused: { [invalid.key]: 'invalid_operation' },
      fields: [{ e: 'trip', f: 'name', v: 'Iceland' }],
    })
    await expect
      .poll(() => bindings.DB.prepare('SELECT name FROM trips WHERE trip_id = ?').bind(id).first('name'))
      .toBe('Iceland')
  })

  it('accepts up to fifty operations and 64 kB', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    await create(ana, id)
    const operations = (count: number, v: string) =>
      Array.from({ length: count }, (_, index) => tripOperation(`stop-${10_000_000 + index}`, 'note', v))
    expect((await change(ana, id, operations(50, 'short'))).status).toBe(200)
    expect((await change(ana, id, operations(51, 'short'))).status).toBe(400)
    expect((await change(ana, id, operations(40, 'x'.repeat(2000)))).status).toBe(413)
  })

  it('refuses requests of other origins, of forms, and of anyone who is no member', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    await create(ana, id)
    const path = `/api/trips/${id}/changes`
    const body = { operations: [tripOperation('trip', 'name', 'Mine')], since: 0 }
    expect((await ana.json(path, body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ana.form(path, { operations: '[]' })).status).toBe(415)
    const ben = await signInMember(site)
    expect(await statusAndBody(await ben.json(path, body))).toEqual([404, { error: 'not_a_member' }])
    expect((await ben.get(`/api/trips/${id}`)).status).toBe(404)
    expect((await site.visitor().get(`/api/trips/${id}`)).status).toBe(401)
    for (const address of ['nothing', '__proto__', id.toUpperCase()])
      expect([301, 404]).toContain((await ana.get(`/api/trips/${address}`)).status)
  })

  it('responds within three seconds when the object or the database fails, and says nothing was stored', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    await create(ana, id)
    for (const fault of ['trips=error', 'trips=hang', 'trips=corrupt', 'accounts=error']) {
      const startMs = Date.now()
      const response = await ana.json(
        `/api/trips/${id}/changes`,
        { operations: [tripOperation('trip', 'name', fault)], since: 0 },
        { 'x-fault': fault },
      )
      expect([fault, response.status]).toEqual([fault, 503])
      expect(Date.now() - startMs, fault).toBeLessThan(3000)
    }
    const { fields } = await (await ana.get(`/api/trips/${id}`)).json<{ fields: unknown[] }>()
    expect(fields).toEqual([])
  })

  it('leaves no row in the list when the object of a new trip fails', async () => {
    const ana = await signInMember(site)
    const id = newTripId()
    const body = { id, operations: [tripOperation('trip', 'name', 'Iceland')] }
    expect((await ana.json('/api/trips', body, { 'x-fault': 'trips=error' })).status).toBe(503)
    expect(await countTrips(id)).toBe(0)
    expect((await ana.json('/api/trips', body)).status).toBe(200)
  })
})
