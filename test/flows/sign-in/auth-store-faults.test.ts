import { beforeEach, describe, expect, it } from 'vitest'
import { hashText } from '#src/platform/hash-text.ts'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { profileStatus, SESSION_COOKIE, signedIn } from '#test/support/worker/signed-in.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import type { Visitor } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

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

describe('a session store in trouble', () => {
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await signedIn(site)
  })

  it.each(STORE_FAULTS)(
    '(kv=%s) hides who is signed in, opens nothing, and keeps the cookie',
    async (fault) => {
      const headers = { 'x-fault': `kv=${fault}` }
      const startMs = Date.now()
      const [profile, settings, saves, home] = await Promise.all(
        ['/api/auth/profile', '/profile/settings', '/api/saves', '/'].map((path) =>
          visitor.get(path, headers),
        ),
      )
      expect(Date.now() - startMs).toBeLessThan(3000)
      const isAnswering = fault === 'null' || fault === 'corrupt'
      expect([profile?.status, settings?.status, saves?.status, home?.status]).toEqual(
        isAnswering ? [204, 302, 401, 200] : [503, 503, 503, 200],
      )
      for (const response of [profile, settings, saves, home])
        expect(response?.headers.getSetCookie()).toEqual([])
      expect(profile?.headers.get('cache-control')).toBe('no-store')
      expect(await profileStatus(visitor)).toBe(200)
    },
  )

  it.each(STORE_FAULTS.filter((fault) => fault !== 'null' && fault !== 'corrupt'))(
    '(kv=%s) ends a sign-in with 503 and no session cookie',
    async (fault) => {
      const fresh = site.visitor()
      const login = await fresh.get('/api/auth/login')
      const back = await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), {
        'x-fault': `kv=${fault}`,
      })
      expect(back.status).toBe(503)
      expect(fresh.cookies.has(SESSION_COOKIE)).toBe(false)
      expect(await back.text()).toContain('It looks like we are experiencing issues')
    },
  )

  it.each(DATABASE_FAULTS)(
    '(d1=%s) leaves the name of those signed in, closes what they keep, and lets others sign in',
    async (fault) => {
      const headers = { 'x-fault': `d1=${fault}` }
      expect(await profileStatus(visitor, headers)).toBe(200)
      const settings = await visitor.get('/profile/settings', headers)
      const html = await settings.text()
      // A page that had begun before the database was given up on says so in its parts.
      expect([200, 503]).toContain(settings.status)
      expect(html).not.toMatch(/Ana Demo|ana@example/)
      expect((await visitor.get('/profile/settings?whole=1', headers)).status).toBe(503)
      expect((await visitor.get('/api/saves', headers)).status).toBe(503)
      const fresh = site.visitor()
      const login = await fresh.get('/api/auth/login', headers)
      expect(
        (await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), headers)).status,
      ).toBe(303)
    },
  )

  it('takes records that make no sense for no session', async () => {
    const ours = await signedIn(site)
    const key = await hashText(ours.cookies.get(SESSION_COOKIE)?.split('.')[0] ?? '')
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
