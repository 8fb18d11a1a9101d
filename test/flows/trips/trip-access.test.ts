import { beforeAll, describe, expect, it } from 'vitest'
import { requestTrip } from '#src/trips/request-trip.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { connectToTrip } from '#test/support/worker/connect-to-trip.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function makeTrip(member: Member): Promise<string> {
  const id = newTripId()
  await member.json('/api/trips', { id, operations: [tripOperation('trip', 'name', 'Slow trains')] })
  return id
}

const change = (member: Member, id: string, v = 'Changed') =>
  member.json(`/api/trips/${id}/changes`, { operations: [tripOperation('trip', 'name', v)], since: 0 })
const nameOf = async (member: Member, id: string): Promise<unknown> => {
  const { fields } = await (await member.get(`/api/trips/${id}`)).json<{
    fields: { f: string; v: string }[]
  }>()
  return fields.find(({ f }) => f === 'name')?.v
}

describe('a revoked session', () => {
  it('reads and changes nothing of a trip, on no address, and its open socket ends at once', async () => {
    const subject = crypto.randomUUID()
    const [here, elsewhere] = [await signInMember(site, subject), await signInMember(site, subject)]
    const id = await makeTrip(here)
    const socket = await connectToTrip(elsewhere, id)
    expect(socket.status).toBe(101)
    await change(here, id, 'First')
    await expect.poll(() => socket.messages.length).toBe(2)
    expect((await elsewhere.get('/api/auth/logout')).status).toBeLessThan(400)

    // Without any change of the trip.
    expect(await socket.closed).toBe(4401)
    for (const path of [`/api/trips/${id}`, `/api/trips/${id}/live`])
      expect([
        path,
        (await elsewhere.send('GET', path, { upgrade: 'websocket', origin: SITE })).status,
      ]).toEqual([path, 401])
    expect((await change(elsewhere, id)).status).toBe(401)
    for (const path of [
      `/profile/trips/${id}`,
      `/profile/trips/${id}/print`,
      `/profile/trips/${id}.json`,
      '/profile/trips',
    ]) {
      const response = await elsewhere.get(path)
      expect([path, response.status]).toEqual([path, 302])
      expect(await response.text()).not.toContain('First')
    }
    expect((await elsewhere.form(`/profile/trips/${id}`, { do: 'add', kind: 'day' })).status).toBe(401)
    await change(here, id, 'Second')
    expect(socket.messages).toHaveLength(2)
    expect(await nameOf(here, id)).toBe('Second')
  })

  it('learns nothing through its socket while the database that knows does not answer', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const socket = await connectToTrip(ana, id)
    await change(ana, id, 'Seen')
    await expect.poll(() => socket.messages.length).toBe(2)
    const { sub: owner } = await (await ana.get('/api/auth/profile')).json<{ sub: string }>()
    const objects = { namespace: bindings.TRIPS, jurisdiction: null }
    await bindings.DB.prepare('ALTER TABLE revoked_sessions RENAME TO revoked_sessions_away').run()
    try {
      // Not through the site, whose sessions need the table as well.
      const operations = [tripOperation('trip', 'name', 'Unseen')]
      await requestTrip(objects, id, { do: 'change', owner, operations, since: 0 })
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(socket.messages).toHaveLength(2)
    } finally {
      await bindings.DB.prepare('ALTER TABLE revoked_sessions_away RENAME TO revoked_sessions').run()
    }
    await change(ana, id, 'Seen again')
    await expect.poll(() => socket.messages.length).toBe(3)
    expect(await nameOf(ana, id)).toBe('Seen again')
  })
})

describe('an ended link', () => {
  it('shows, prints and copies nothing, and admits no one, from the next request on', async () => {
    const ana = await signInMember(site)
    const ben = await signInMember(site)
    const id = await makeTrip(ana)
    const makeLink = async (kind: string): Promise<string> => {
      const html = await (await ana.form(`/profile/trips/${id}`, { do: 'link', kind })).text()
      return (/id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? '').slice(SITE.length)
    }
    const [view, edit] = [await makeLink('view'), await makeLink('edit')]
    expect((await site.visitor().get(`${view}/print`)).status).toBe(200)
    const { results } = await bindings.DB.prepare('SELECT token_hash FROM trip_links WHERE trip_id = ?')
      .bind(id)
      .all()
    for (const { token_hash } of results)
      await ana.form(`/profile/trips/${id}`, { do: 'end-link', link: String(token_hash) })
    for (const path of [view, `${view}/print`, edit])
      expect([path, (await site.visitor().get(path)).status]).toEqual([path, 404])
    expect((await ben.form(`${view}/copy`, {})).status).toBe(404)
    expect((await ben.form(edit, {})).status).toBe(404)
    expect((await ben.get(`/api/trips/${id}`)).status).toBe(404)
  })
})

describe('when the object or the database fails', () => {
  it.each(['trips=error', 'trips=hang', 'trips=corrupt', 'accounts=error'])(
    'pages of trips answer within three seconds and say nothing was saved (%s)',
    async (fault) => {
      const ana = await signInMember(site)
      const id = await makeTrip(ana)
      const headers = { 'x-fault': fault }
      for (const path of [`/profile/trips/${id}?whole=1`, `/profile/trips/${id}/print`]) {
        const startMs = Date.now()
        const response = await ana.send('GET', path, headers)
        expect([path, [302, 503].includes(response.status)]).toEqual([path, true])
        expect(await response.text()).not.toContain('Slow trains')
        expect(Date.now() - startMs, path).toBeLessThan(3000)
      }
      const startMs = Date.now()
      const posted = await ana.send(
        'POST',
        `/profile/trips/${id}`,
        { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams({ do: 'edit', e: 'trip', name: 'Changed' }).toString(),
      )
      expect(posted.status).toBe(503)
      expect(Date.now() - startMs).toBeLessThan(3000)
      expect(await posted.text()).not.toContain('is saved')
      expect(await nameOf(ana, id)).toBe('Slow trains')
    },
  )

  it('begins the page at once while the database hangs, and never shows the trip', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const startMs = Date.now()
    const response = await ana.send('GET', `/profile/trips/${id}`, { 'x-fault': 'accounts=hang' })
    expect(Date.now() - startMs).toBeLessThan(3000)
    expect(await response.text()).not.toContain('Slow trains')
  })
})
