import { beforeEach, describe, expect, it } from 'vitest'
import { bindings } from '#test/support/worker/apply-sessions-migration.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { createVisitor, type Visitor } from '#test/support/worker/visitor.ts'

const COOKIE = '__Host-session'
const AT_PROVIDER = 'https://id.example/logout?client_id=fernway&post_logout_redirect_uri=https%3A%2F%2Ffernway.test%2F'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

async function signedIn(): Promise<Visitor> {
  const visitor = site.visitor()
  await signIn(site, visitor)
  return visitor
}
const copyOf = (visitor: Visitor): Visitor => createVisitor(site.app, site.env, new Map(visitor.cookies))
const profileStatus = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/auth/profile')).status

describe('the logout link', () => {
  it('ends the session at once, forgets the cookie, and goes on to the provider and home', async () => {
    const visitor = await signedIn()
    const old = copyOf(visitor)
    const response = await visitor.get('/api/auth/logout')
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
    expect(response.headers.get('location')).toBe(AT_PROVIDER)
    expect(response.headers.getSetCookie()).toEqual([`${COOKIE}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`])
    expect(await profileStatus(visitor)).toBe(204)
    expect(await profileStatus(old)).toBe(204)
    expect((await old.get('/profile/settings')).status).toBe(302)
    expect((await old.get('/api/saves')).status).toBe(401)
  })

  it('goes home for visitors who are signed out, also when asked twice', async () => {
    const visitor = await signedIn()
    await visitor.get('/api/auth/logout')
    for (const cookie of ['', `${COOKIE}=junk`]) {
      const response = await visitor.get('/api/auth/logout', { cookie })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    }
  })

  it.each(['?returnTo=https://evil.example', '?returnTo=//evil.example', '?post_logout_redirect_uri=https://evil.example', '?returnTo=/about', '?federated'])(
    'goes nowhere else for %s',
    async (query) => {
      expect((await (await signedIn()).get(`/api/auth/logout${query}`)).headers.get('location')).toBe(AT_PROVIDER)
      expect((await site.visitor().get(`/api/auth/logout${query}`)).headers.get('location')).toBe('/')
    },
  )

  it('goes home when the provider has no place to sign out, or a bad one, or does not answer', async () => {
    const { metadata } = site.provider.behaviour
    for (const endpoint of [undefined, 'javascript:alert(1)', 'http://id.example/logout']) {
      site = await createSignInSite()
      site.provider.behaviour.metadata = { ...metadata, end_session_endpoint: endpoint }
      expect((await (await signedIn()).get('/api/auth/logout')).headers.get('location')).toBe('/')
    }
    const visitor = await signedIn()
    const elsewhere = await createSignInSite()
    elsewhere.provider.behaviour.answer = () => new Promise(() => undefined)
    const startMs = Date.now()
    const response = await createVisitor(elsewhere.app, elsewhere.env, visitor.cookies).get('/api/auth/logout')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    expect(Date.now() - startMs).toBeLessThan(3500)
  })

  it('does not end what a place far away still sees: the mark in the database counts', async () => {
    const visitor = await signedIn()
    const { keys } = await bindings.SESSIONS.list()
    const records = await Promise.all(keys.map(async ({ name }) => [name, (await bindings.SESSIONS.get(name)) ?? ''] as const))
    const old = copyOf(visitor)
    await visitor.get('/api/auth/logout')
    for (const [name, record] of records) await bindings.SESSIONS.put(name, record)
    expect(await profileStatus(old)).toBe(204)
    expect((await old.get('/profile/settings')).status).toBe(302)
  })

  it.each(['kv=error', 'kv=hang', 'kv=slow:4000', 'kv=429', 'kv=null', 'kv=corrupt', 'd1=error', 'd1=hang', 'd1=locked', 'd1=missing-table', 'd1=null', 'd1=corrupt'])(
    'is final even when %s: one of the two stores is enough',
    async (fault) => {
      const visitor = await signedIn()
      const old = copyOf(visitor)
      const response = await visitor.get('/api/auth/logout', { 'x-fault': fault })
      expect(response.status).toBe(302)
      expect(visitor.cookies.has(COOKIE)).toBe(false)
      expect(await profileStatus(old)).toBe(204)
    },
  )

  it('forgets the cookie even when both stores and the provider fail', async () => {
    const visitor = await signedIn()
    site.provider.behaviour.answer = () => new Response(null, { status: 500 })
    const response = await visitor.get('/api/auth/logout', { 'x-fault': 'kv=error,d1=error' })
    expect(response.status).toBe(302)
    expect(visitor.cookies.size).toBe(0)
  })

  it('keeps its marks for a week, and sweeps those that are older', async () => {
    await (await signedIn()).get('/api/auth/logout')
    const oldest = (): Promise<number | null> => bindings.DB.prepare('SELECT MIN(expires_at_s) AS s FROM revoked_sessions').first('s')
    const first = (await oldest()) ?? 0
    expect(first - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
    const visitor = await signedIn()
    site.clock.nowMs = Date.now() + 8 * 86_400_000
    await visitor.get('/api/auth/logout')
    expect((await oldest()) ?? 0).toBeGreaterThan(first)
  })

  it('writes no mark for cookies that we never made', async () => {
    const count = (): Promise<number | null> => bindings.DB.prepare('SELECT COUNT(*) AS n FROM revoked_sessions').first('n')
    const before = await count()
    for (let round = 0; round < 5; round += 1) {
      await site.visitor().get('/api/auth/logout', { cookie: `${COOKIE}=${'A'.repeat(42)}${round}.${'A'.repeat(22)}` })
    }
    expect(await count()).toBe(before)
  })
})

describe('a step that is not the visitor’s own does not sign out:', () => {
  it.each<[string, Record<string, string>]>([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a link on a neighbouring host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script’s request', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    ['a prerender', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
    ['an old Firefox', { 'x-moz': 'prefetch' }],
    ['a preview', { 'x-purpose': 'preview' }],
    ['a value we do not know', { 'sec-fetch-site': 'other' }],
  ])('%s', async (_name, headers) => {
    const visitor = await signedIn()
    const response = await visitor.get('/api/auth/logout', headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'cross_site' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await profileStatus(visitor)).toBe(200)
  })

  it('HEAD, and every unsafe method', async () => {
    const visitor = await signedIn()
    expect((await visitor.send('HEAD', '/api/auth/logout')).status).toBe(405)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect((await visitor.send(method, '/api/auth/logout')).status).toBe(403)
    expect(await profileStatus(visitor)).toBe(200)
  })

  it('but a link of ours and a typed address do', async () => {
    for (const origin of ['same-origin', 'none']) {
      const visitor = await signedIn()
      const headers = { 'sec-fetch-site': origin, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
      expect((await visitor.get('/api/auth/logout', headers)).status).toBe(302)
      expect(await profileStatus(visitor)).toBe(204)
    }
  })
})
