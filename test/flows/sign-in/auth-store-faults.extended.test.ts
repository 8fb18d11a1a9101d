import { describe, expect, it } from 'vitest'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  createSignedInVisitor,
  profileStatus,
  SESSION_COOKIE_NAME,
} from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import type { Visitor } from '#test/support/worker/visitor.ts'

/** Each test has its own site and signed-in visitor: the tests wait for deadlines, so they run concurrently. */
async function setUp(): Promise<{ readonly site: SignInSite; readonly visitor: Visitor }> {
  const site = await createSignInSite()
  return { site, visitor: await createSignedInVisitor(site) }
}

const STORE_FAULTS = ['error', 'hang', 'slow:4000', '429', 'null', 'corrupt']
const DATABASE_FAULTS = [
  'error',
  'hang',
  'slow:4000',
  'locked',
  'overloaded',
  'missing-table',
  'null',
  'corrupt',
]

describe.concurrent('session store faults', () => {
  it.each(STORE_FAULTS)(
    '(kv=%s) the visitor appears signed out, private pages stay closed, and the cookie stays',
    async (fault) => {
      const { visitor } = await setUp()
      const headers = { 'x-fault': `kv=${fault}` }
      const startMs = Date.now()
      const [profile, settings, saves, home] = await Promise.all(
        ['/api/auth/profile', '/profile/settings', '/api/saves', '/'].map((path) =>
          visitor.get(path, headers),
        ),
      )
      expect(Date.now() - startMs).toBeLessThan(3000)
      const isResponding = fault === 'null' || fault === 'corrupt'
      expect([profile?.status, settings?.status, saves?.status, home?.status]).toEqual(
        isResponding ? [204, 302, 401, 200] : [503, 503, 503, 200],
      )
      for (const response of [profile, settings, saves, home])
        expect(response?.headers.getSetCookie()).toEqual([])
      expect(profile?.headers.get('cache-control')).toBe('no-store')
      expect(await profileStatus(visitor)).toBe(200)
    },
  )

  it.each(STORE_FAULTS.filter((fault) => fault !== 'null' && fault !== 'corrupt'))(
    '(kv=%s) sign-in returns 503 without a session cookie',
    async (fault) => {
      const { site } = await setUp()
      const fresh = site.visitor()
      const login = await fresh.get('/api/auth/login')
      const back = await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), {
        'x-fault': `kv=${fault}`,
      })
      expect(back.status).toBe(503)
      expect(fresh.cookies.has(SESSION_COOKIE_NAME)).toBe(false)
      expect(await back.text()).toContain('It looks like we are experiencing issues')
    },
  )

  it.each(DATABASE_FAULTS)(
    '(d1=%s) no account data is served before the database responds, and sign-in works',
    async (fault) => {
      const { site, visitor } = await setUp()
      const headers = { 'x-fault': `d1=${fault}` }
      expect(await profileStatus(visitor, headers)).toBe(200)
      const settings = await visitor.get('/profile/settings', headers)
      // A streamed page has already sent 200; its deferred part shows the content or an error message.
      const isLate = /hang|slow/.test(fault)
      expect(settings.status).toBe(isLate ? 200 : 503)
      expect((await settings.text()).includes('Signed in as')).toBe(fault.startsWith('slow'))
      const saves = await visitor.get('/api/saves', headers)
      expect(saves.status).toBe(fault.startsWith('slow') ? 200 : 503)
      const fresh = site.visitor()
      const login = await fresh.get('/api/auth/login', headers)
      expect(
        (await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), headers)).status,
      ).toBe(303)
    },
  )

  it('an invalid record counts as signed out', async () => {
    const { visitor: ours } = await setUp()
    const key = await sha256Base64url(ours.cookies.get(SESSION_COOKIE_NAME)?.split('.')[0] ?? '')
    const good = (await bindings.SESSIONS.get(key)) ?? ''
    for (const bad of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '"x"',
      '1',
      good.replace('"version":1', '"version":2'),
      good.replace(/"createdAtS":\d+/, '"createdAtS":null'),
      good.replace(/"seenAtS":\d+/, '"seenAtS":99999999999'),
      good.replace('"user"', '"other"'),
    ]) {
      await bindings.SESSIONS.put(key, bad)
      expect(await profileStatus(ours)).toBe(204)
    }
    await bindings.SESSIONS.put(key, good)
    expect(await profileStatus(ours)).toBe(200)
  })
})
