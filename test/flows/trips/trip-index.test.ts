import { beforeAll, describe, expect, it } from 'vitest'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { HOUR_MS } from '#src/platform/durations.ts'
import { joinTrip } from '#src/trips/join-trip.ts'
import { eraseQueuedTrips } from '#src/trips/store/trip-erasure.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const objects = { namespace: bindings.TRIPS, jurisdiction: null }

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function makeTrip(member: Member): Promise<string> {
  const id = newTripId()
  await member.json('/api/trips', { id, operations: [tripOperation('trip', 'name', 'Slow trains')] })
  return id
}

const rolesOf = async (id: string): Promise<readonly unknown[]> => {
  const { results } = await bindings.DB.prepare('SELECT role FROM trips WHERE trip_id = ? ORDER BY role')
    .bind(id)
    .all<{ role: string }>()
  return results.map(({ role }) => role)
}

async function invite(member: Member, id: string): Promise<string> {
  const html = await (await member.form(`/profile/trips/${id}`, { do: 'link', kind: 'edit' })).text()
  return (/id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? '').slice(SITE.length)
}

const failing = {
  ...objects,
  namespace: {
    idFromName: (name: string) => bindings.TRIPS.idFromName(name),
    get: () => ({ fetch: () => Promise.reject(new Error('the object fails')) }),
  } as unknown as DurableObjectNamespace,
}

describe('a trip that exists stays in the list, from which its object would otherwise be erased', () => {
  it('when a device sends it again and the object fails', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const again = { id, operations: [tripOperation('trip', 'name', 'Slow trains')] }
    expect((await ana.json('/api/trips', again, { 'x-fault': 'trips=error' })).status).toBe(503)
    expect(await rolesOf(id)).toEqual(['owner'])
  })

  it('when a member opens the invitation again and the object fails', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const { sub: owner } = await (await ana.get('/api/auth/profile')).json<{ sub: string }>()
    const context = { db: bindings.DB, objects: failing, owner, nowS: Math.floor(Date.now() / 1000) }
    const plan = readTripPlan(createTripRegisters([]))
    await expect(joinTrip(context, id, plan, 'Ana')).rejects.toThrow('trip is unavailable')
    expect(await rolesOf(id)).toEqual(['owner'])
    const other = { ...context, owner: `${owner}-other` }
    await expect(joinTrip(other, id, plan, 'Ben')).rejects.toThrow('trip is unavailable')
    expect(await rolesOf(id)).toEqual(['owner'])
  })

  it('when a viewer sends it as a new one, which is refused', async () => {
    const ana = await signInMember(site)
    const ben = await signInMember(site)
    const id = await makeTrip(ana)
    await ben.form(await invite(ana, id), {})
    const { members } = await (await ana.get(`/profile/trips/${id}?whole=1`)).text().then((html) => ({
      members: [...html.matchAll(/name="member" value="(\d+)"/g)].map(([, member]) => member),
    }))
    await ana.form(`/profile/trips/${id}`, { do: 'role', member: members[0] ?? '', role: 'viewer' })
    expect(await rolesOf(id)).toEqual(['owner', 'viewer'])
    const body = { id, operations: [tripOperation('trip', 'name', 'Mine')] }
    expect((await ben.json('/api/trips', body)).status).toBe(403)
    expect(await rolesOf(id)).toEqual(['owner', 'viewer'])
  })
})

it('an account that sends the ID of a trip of others gets no right to erase it, also while it is being deleted', async () => {
  const ana = await signInMember(site)
  const eve = await signInMember(site)
  const id = await makeTrip(ana)
  const body = { id, operations: [tripOperation('trip', 'name', 'Mine')] }
  const sending = eve.json('/api/trips', body, { 'x-fault': 'trips=hang' })
  await expect.poll(async () => (await rolesOf(id)).length).toBe(2)
  expect((await eve.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
  await sending
  await eraseQueuedTrips(bindings.DB, objects)
  expect(await rolesOf(id)).toEqual(['owner'])
  expect((await ana.get(`/api/trips/${id}`)).status).toBe(200)
})

it('lists a trip as past when its last day is over everywhere on Earth', async () => {
  const ana = await signInMember(site)
  const today = new Date().toISOString().slice(0, 10)
  await ana.json('/api/trips', {
    id: newTripId(),
    operations: [tripOperation('trip', 'startsOn', today), tripOperation('day-aaaaaaaa', 'order', 'a0')],
  })
  let visitedMs = Date.now()
  const readList = async (hours: number) => {
    const wantedMs = Date.parse(today) + hours * HOUR_MS
    // A session ends after a day without a visit.
    for (; visitedMs < wantedMs; visitedMs += 12 * HOUR_MS) {
      site.clock.nowMs = visitedMs
      await ana.get('/profile/trips')
    }
    site.clock.nowMs = wantedMs
    const response = await ana.get('/profile/trips?whole=1')
    expect(response.status).toBe(200)
    return response.text()
  }
  // The evening of that day in the Pacific, then noon of the next in UTC.
  expect(await readList(25)).not.toContain('class="trip-past"')
  expect(await readList(37)).toContain('class="trip-past"')
  site.clock.nowMs = null
})
