import { beforeEach, describe, expect, it } from 'vitest'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  copyVisitor,
  createSignedInVisitor,
  profileStatus,
  SESSION_COOKIE_NAME,
} from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

const AT_PROVIDER =
  'https://id.example/logout?client_id=fernway&post_logout_redirect_uri=https%3A%2F%2Ffernway.test%2F'

describe('logout endpoint', () => {
  it('revokes the session at once, clears the cookie, and redirects to the provider and home', async () => {
    const visitor = await createSignedInVisitor(site)
    const old = copyVisitor(site, visitor)
    const response = await visitor.get('/api/auth/logout')
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
    expect(response.headers.get('location')).toBe(AT_PROVIDER)
    expect(response.headers.getSetCookie()).toEqual([
      `${SESSION_COOKIE_NAME}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`,
    ])
    expect(await profileStatus(visitor)).toBe(204)
    expect(await profileStatus(old)).toBe(204)
    expect((await old.get('/profile/settings')).status).toBe(302)
    expect((await old.get('/api/saves')).status).toBe(401)
  })

  it('signed-out visitors are redirected home, also on repeated requests', async () => {
    const visitor = await createSignedInVisitor(site)
    await visitor.get('/api/auth/logout')
    for (const cookie of ['', `${SESSION_COOKIE_NAME}=junk`]) {
      const response = await visitor.get('/api/auth/logout', { cookie })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    }
  })

  it.each([
    '?returnTo=https://evil.example',
    '?returnTo=//evil.example',
    '?post_logout_redirect_uri=https://evil.example',
    '?returnTo=/about',
    '?federated',
  ])('redirects nowhere else for %s', async (query) => {
    expect(
      (await (await createSignedInVisitor(site)).get(`/api/auth/logout${query}`)).headers.get('location'),
    ).toBe(AT_PROVIDER)
    expect((await site.visitor().get(`/api/auth/logout${query}`)).headers.get('location')).toBe('/')
  })

  it('redirects home when the provider has no logout endpoint, an invalid one, or does not respond', async () => {
    const { metadata } = site.provider.behaviour
    for (const endpoint of [undefined, 'javascript:alert(1)', 'http://id.example/logout']) {
      site = await createSignInSite()
      site.provider.behaviour.metadata = { ...metadata, end_session_endpoint: endpoint }
      expect(
        (await (await createSignedInVisitor(site)).get('/api/auth/logout')).headers.get('location'),
      ).toBe('/')
    }
    const visitor = await createSignedInVisitor(site)
    const elsewhere = await createSignInSite()
    elsewhere.provider.behaviour.respond = () => new Promise(() => undefined)
    const startMs = Date.now()
    const response = await createVisitor(elsewhere.app, elsewhere.env, visitor.cookies).get(
      '/api/auth/logout',
    )
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    expect(Date.now() - startMs).toBeLessThan(3500)
  })

  it('a stale region that still reads the record rejects the session because of the database row', async () => {
    const visitor = await createSignedInVisitor(site)
    const { keys } = await bindings.SESSIONS.list()
    const records = await Promise.all(
      keys.map(async ({ name }) => [name, (await bindings.SESSIONS.get(name)) ?? ''] as const),
    )
    const old = copyVisitor(site, visitor)
    await visitor.get('/api/auth/logout')
    for (const [name, record] of records) await bindings.SESSIONS.put(name, record)
    expect(await profileStatus(old)).toBe(204)
    expect((await old.get('/profile/settings')).status).toBe(302)
  })

  it.each([
    'kv=error',
    'kv=hang',
    'kv=slow:4000',
    'kv=429',
    'kv=null',
    'kv=corrupt',
    'd1=error',
    'd1=hang',
    'd1=locked',
    'd1=missing-table',
    'd1=null',
    'd1=corrupt',
  ])('the session stays revoked when %s: one of the two stores is enough', async (fault) => {
    const visitor = await createSignedInVisitor(site)
    const old = copyVisitor(site, visitor)
    const response = await visitor.get('/api/auth/logout', { 'x-fault': fault })
    expect(response.status).toBe(302)
    expect(visitor.cookies.has(SESSION_COOKIE_NAME)).toBe(false)
    expect(await profileStatus(old)).toBe(204)
  })

  it('the cookie is cleared even when both stores and the provider fail', async () => {
    const visitor = await createSignedInVisitor(site)
    site.provider.behaviour.respond = () => new Response(null, { status: 500 })
    const response = await visitor.get('/api/auth/logout', { 'x-fault': 'kv=error,d1=error' })
    expect(response.status).toBe(302)
    expect(visitor.cookies.size).toBe(0)
  })

  it('revocations are retained for a week, and older ones are purged', async () => {
    await (await createSignedInVisitor(site)).get('/api/auth/logout')
    const oldest = (): Promise<number | null> =>
      bindings.DB.prepare('SELECT MIN(expires_at_s) AS s FROM revoked_sessions').first('s')
    const first = (await oldest()) ?? 0
    expect(first - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
    const visitor = await createSignedInVisitor(site)
    site.clock.nowMs = Date.now() + 8 * 86_400_000
    await visitor.get('/api/auth/logout')
    expect((await oldest()) ?? 0).toBeGreaterThan(first)
  })

  it('foreign cookies cause no revocation', async () => {
    const count = (): Promise<number | null> =>
      bindings.DB.prepare('SELECT COUNT(*) AS n FROM revoked_sessions').first('n')
    const before = await count()
    for (let round = 0; round < 5; round += 1) {
      await site.visitor().get('/api/auth/logout', {
        cookie: `${SESSION_COOKIE_NAME}=${'A'.repeat(42)}${round}.${'A'.repeat(22)}`,
      })
    }
    expect(await count()).toBe(before)
  })
})
