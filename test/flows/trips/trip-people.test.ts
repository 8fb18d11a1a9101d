import { beforeAll, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const SECRETS = [
  tripOperation('trip', 'name', 'Slow trains'),
  tripOperation('day-aaaaaaaa', 'title', 'Arrival'),
  tripOperation('stop-aaaaaaaa', 'name', 'Hidden garden'),
  tripOperation('stop-aaaaaaaa', 'day', 'day-aaaaaaaa'),
  tripOperation('stay-aaaaaaaa', 'name', 'Ryokan'),
  tripOperation('stay-aaaaaaaa', 'day', 'day-aaaaaaaa'),
  tripOperation('stay-aaaaaaaa', 'reference', 'REF-4711'),
  tripOperation('item-aaaaaaaa', 'who', 'Anastasia'),
]

async function makeTrip(member: Member): Promise<string> {
  const id = newTripId()
  await member.json('/api/trips', { id, operations: SECRETS })
  return id
}

/** Makes a link with the form of the plan page, and returns its path. */
async function makeLink(member: Member, id: string, kind: 'view' | 'edit', extra = {}): Promise<string> {
  const html = await (await member.form(`/profile/trips/${id}`, { do: 'link', kind, ...extra })).text()
  const link = /id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(link.startsWith(SITE)).toBe(true)
  return link.slice(SITE.length)
}

it('is shown to everyone with the view link, without names and references, until the link ends', async () => {
  const ana = await signInMember(site)
  const id = await makeTrip(ana)
  const path = await makeLink(ana, id, 'view')
  const response = await site.visitor().get(path)
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain('noindex')
  expect(html).toContain('Hidden garden')
  for (const secret of ['REF-4711', 'Anastasia', 'unknown', '<form class="trip-add"'])
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main')), secret).not.toContain(secret)
  const open = await makeLink(ana, id, 'view', { references: '1' })
  expect(open).not.toBe(path)
  const { results } = await bindings.DB.prepare('SELECT token_hash FROM trip_links WHERE trip_id = ?')
    .bind(id)
    .all()
  expect(JSON.stringify(results)).not.toContain(path.split('/').at(-1) ?? '')
  for (const { token_hash } of results)
    await ana.form(`/profile/trips/${id}`, { do: 'end-link', link: String(token_hash) })
  expect((await site.visitor().get(path)).status).toBe(404)
})

it('can be copied by someone with the view link', async () => {
  const ana = await signInMember(site)
  const path = await makeLink(ana, await makeTrip(ana), 'view')
  const ben = await signInMember(site)
  const copied = await ben.form(`${path}/copy`, {})
  expect(copied.status).toBe(303)
  const page = await (await ben.get(`${copied.headers.get('location')}?whole=1`)).text()
  expect(page).toContain('Hidden garden')
  const anonymous = await site
    .visitor()
    .send('POST', `${path}/copy`, { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }, '')
  expect(anonymous.headers.get('location')).toContain('/api/auth/login')
})

it('is joined by an edit link, and a removed member is out at once', async () => {
  const ana = await signInMember(site)
  const id = await makeTrip(ana)
  const path = await makeLink(ana, id, 'edit')
  const ben = await signInMember(site)
  expect(await (await ben.get(path)).text()).toContain('Slow trains')
  expect((await ben.get(`/api/trips/${id}`)).status).toBe(404)
  expect((await ben.form(path, {})).headers.get('location')).toBe(`/profile/trips/${id}`)
  const change = (v: string) =>
    ben.json(`/api/trips/${id}/changes`, { operations: [tripOperation('trip', 'name', v)], since: 0 })
  expect((await change('Fast trains')).status).toBe(200)
  expect((await ben.form(`/profile/trips/${id}`, { do: 'link', kind: 'view' })).status).toBe(403)

  const socket = (await ben.send('GET', `/api/trips/${id}/live`, { upgrade: 'websocket', origin: SITE }))
    .webSocket
  socket?.accept()
  const closed = new Promise<number>((resolve) =>
    socket?.addEventListener('close', ({ code }) => resolve(code)),
  )
  const announced = new Promise<string>((resolve) =>
    socket?.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
  )
  await ana.form(`/profile/trips/${id}`, { do: 'add', kind: 'day' })
  expect(JSON.parse(await announced)).toMatchObject({ seq: expect.any(Number) })

  const page = await (await ana.get(`/profile/trips/${id}?whole=1`)).text()
  const member = /name="member" value="(\d+)"/.exec(page)?.[1] ?? ''
  await ana.form(`/profile/trips/${id}`, { do: 'role', member, role: 'viewer' })
  expect((await change('Mine')).status).toBe(403)
  await ana.form(`/profile/trips/${id}`, { do: 'role', member, role: '' })
  expect(await closed).toBe(4403)
  expect((await change('Mine')).status).toBe(404)
  expect((await ben.get(`/profile/trips/${id}?whole=1`)).status).toBe(404)
  expect(await (await ben.get('/profile/trips?whole=1')).text()).not.toContain('Slow trains')
  // The invitation that Ben still has would let him in again.
  expect([(await ben.get(path)).status, (await ben.form(path, {})).status]).toEqual([404, 404])
  expect((await ben.get(`/api/trips/${id}`)).status).toBe(404)
})

it('tells an owner who wants to leave why not, and keeps the trip', async () => {
  const ana = await signInMember(site)
  const id = await makeTrip(ana)
  const response = await ana.form(`/profile/trips/${id}`, { do: 'leave' })
  expect([response.status, (await response.text()).includes('A trip has an owner')]).toEqual([409, true])
  expect((await ana.get(`/api/trips/${id}`)).status).toBe(200)
})

it('refuses an invitation that has ended, and an eleventh link', async () => {
  const ana = await signInMember(site)
  const id = await makeTrip(ana)
  const path = await makeLink(ana, id, 'edit')
  await bindings.DB.prepare('UPDATE trip_links SET ends_at_s = 1 WHERE trip_id = ?').bind(id).run()
  const ben = await signInMember(site)
  expect((await ben.get(path)).status).toBe(404)
  expect((await ben.form(path, {})).status).toBe(404)
  for (let link = 2; link <= 10; link += 1) await makeLink(ana, id, 'view')
  expect((await ana.form(`/profile/trips/${id}`, { do: 'link', kind: 'view' })).status).toBe(409)
})

it('changes nothing on GET', async () => {
  const ana = await signInMember(site)
  const id = await makeTrip(ana)
  const path = await makeLink(ana, id, 'edit')
  const ben = await signInMember(site)
  await ben.get(path)
  expect(await (await ben.get('/profile/trips?whole=1')).text()).not.toContain('Slow trains')
})
