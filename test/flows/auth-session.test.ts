import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashText } from '#src/services/hash-text.ts'
import { bindings } from '#test/support/worker/apply-sessions-migration.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { createVisitor, type Visitor } from '#test/support/worker/visitor.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const COOKIE = '__Host-session'
const STORE_FAULTS = ['error', 'hang', 'slow:4000', '429', 'null', 'corrupt']
const DATABASE_FAULTS = ['error', 'hang', 'slow:4000', 'locked', 'overloaded', 'missing-table', 'null', 'corrupt']

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

async function signedIn(): Promise<Visitor> {
  const visitor = site.visitor()
  expect((await signIn(site, visitor)).status).toBe(303)
  return visitor
}
const profileStatus = async (visitor: Visitor, headers: Record<string, string> = {}): Promise<number> =>
  (await visitor.get('/api/auth/profile', headers)).status
/** The same browser as it was before something happened. */
const copyOf = (visitor: Visitor): Visitor => createVisitor(site.app, site.env, new Map(visitor.cookies))

describe('a session', () => {
  it('counts from the very next request', async () => {
    expect(await profileStatus(await signedIn())).toBe(200)
  })

  it('does not ask for its key before the key is written', async () => {
    const asked: string[] = []
    const SESSIONS = new Proxy(bindings.SESSIONS, {
      get(kv, name) {
        return (...args: unknown[]) => {
          asked.push(`${String(name)} ${args[0]}`)
          return Reflect.apply(Reflect.get(kv, name) as (...rest: unknown[]) => unknown, kv, args)
        }
      },
    })
    const visitor = site.visitor({ SESSIONS })
    await signIn(site, visitor)
    await profileStatus(visitor)
    const [written = '', read = '', ...more] = asked
    expect([written.slice(0, 4), read.slice(0, 4), more]).toEqual(['put ', 'get ', []])
    expect(written.slice(4)).toBe(read.slice(4))
  })

  it('ends after a day without use', async () => {
    const [used, unused] = [await signedIn(), await signedIn()]
    const startMs = Date.now()
    site.clock.nowMs = startMs + DAY_MS - 10_000
    expect(await profileStatus(used)).toBe(200)
    site.clock.nowMs = startMs + DAY_MS + 1000
    expect([await profileStatus(used), await profileStatus(unused)]).toEqual([200, 204])
    site.clock.nowMs = startMs + 3 * DAY_MS
    expect(await profileStatus(used)).toBe(204)
  })

  it('lasts while it is used, but no longer than a week', async () => {
    const visitor = await signedIn()
    const startMs = Date.now()
    for (let hours = 20; hours < 7 * 24; hours += 20) {
      site.clock.nowMs = startMs + hours * HOUR_MS
      expect(await profileStatus(visitor)).toBe(200)
    }
    site.clock.nowMs = startMs + 7 * DAY_MS + 1000
    expect(await profileStatus(visitor)).toBe(204)
  })

  it('is written down at most once an hour, even when ten requests come together', async () => {
    const put = vi.fn()
    const SESSIONS = new Proxy(bindings.SESSIONS, {
      get(kv, name) {
        const member = Reflect.get(kv, name) as (...rest: unknown[]) => unknown
        return (...args: unknown[]) => {
          if (name === 'put') put()
          return Reflect.apply(member, kv, args)
        }
      },
    })
    const visitor = site.visitor({ SESSIONS })
    await signIn(site, visitor)
    const startMs = Date.now()
    await Promise.all(Array.from({ length: 5 }, () => profileStatus(visitor)))
    expect(put).toHaveBeenCalledTimes(1)
    site.clock.nowMs = startMs + HOUR_MS + 1000
    await Promise.all(Array.from({ length: 10 }, () => profileStatus(visitor)))
    expect(put).toHaveBeenCalledTimes(2)
    site.clock.nowMs = startMs + HOUR_MS + 60_000
    await profileStatus(visitor)
    expect(put).toHaveBeenCalledTimes(2)
  })

  it('is replaced by signing in again, and the earlier one is dead', async () => {
    const visitor = await signedIn()
    const earlier = copyOf(visitor)
    site.provider.behaviour.profile = { nickname: 'Ben' }
    await signIn(site, visitor)
    expect(visitor.cookies.get(COOKIE)).not.toBe(earlier.cookies.get(COOKIE))
    expect(await (await visitor.get('/api/auth/profile')).json()).toMatchObject({ nickname: 'Ben' })
    expect(await profileStatus(earlier)).toBe(204)
  })

  it('is never taken over from a cookie that was planted before signing in', async () => {
    const attacker = await signedIn()
    const victim = copyOf(attacker)
    site.provider.behaviour.profile = { nickname: 'Victim' }
    await signIn(site, victim)
    expect(victim.cookies.get(COOKIE)).not.toBe(attacker.cookies.get(COOKIE))
    expect(await profileStatus(attacker)).toBe(204)
  })

  it('of one visitor is not ended by another', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    await one.get('/api/auth/logout')
    expect(await profileStatus(two)).toBe(200)
  })
})

describe('the profile', () => {
  it('is exactly the fields that may be shown', async () => {
    site.provider.behaviour.profile = {
      nickname: 'Ana', name: 'Ana Demo', email: 'ana@example.com', email_verified: true, updated_at: 1763712000,
      picture: 'https://pictures.example/ana.jpg', phone_number: '+1', address: { country: 'x' }, roles: ['admin'],
    }
    const response = await (await signedIn()).get('/api/auth/profile')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      sub: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), nickname: 'Ana', name: 'Ana Demo', email: 'ana@example.com',
      email_verified: true, updated_at: 1763712000, picture: 'https://pictures.example/ana.jpg',
    })
  })

  it('has its defaults when the provider says nothing', async () => {
    site.provider.behaviour.profile = {}
    expect(await (await (await signedIn()).get('/api/auth/profile')).json()).toMatchObject({
      nickname: 'unknown', picture: null, name: null, email: null, email_verified: false, updated_at: null,
    })
  })

  it('has one subject for a person, another for another, and the provider’s own for neither', async () => {
    const subjectOf = async (subject: string): Promise<string> => {
      site.provider.behaviour.subject = subject
      return ((await (await (await signedIn()).get('/api/auth/profile')).json()) as { sub: string }).sub
    }
    const [first, again, other] = [await subjectOf('ana'), await subjectOf('ana'), await subjectOf('ben')]
    expect(first).toBe(again)
    expect(other).not.toBe(first)
    expect(first).not.toContain('ana')
  })

  it('is 204 and empty when signed out, not kept', async () => {
    const response = await site.visitor().get('/api/auth/profile')
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
  })

  it('does not ask any store when there is no session cookie', async () => {
    expect(await profileStatus(site.visitor(), { 'x-fault': 'kv=error,d1=error' })).toBe(204)
  })
})

describe('a session cookie that is not ours', () => {
  const ask = (cookie: string, path = '/api/auth/profile') => site.visitor().get(path, { cookie })
  const CASES = [
    'x', '', 'null', '.', '..', 'a.b', '%', '%00', '"quoted"', 'A'.repeat(66), 'A'.repeat(4096), 'A'.repeat(15_000), `${'A'.repeat(43)}.${'A'.repeat(22)}`,
    '../../session', '{"sub":"x"}', 'é', '__proto__', 'eyJhbGciOiJub25lIn0.e30.',
  ]

  it.each(CASES)('counts as signed out, whatever is in it (%#)', async (value) => {
    for (const path of ['/api/auth/profile', '/']) {
      const response = await ask(`${COOKIE}=${value}`, path)
      expect(response.status).toBe(path === '/' ? 200 : 204)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('counts as signed out when it is doubled, or has any character changed', async () => {
    const value = (await signedIn()).cookies.get(COOKIE) ?? ''
    expect((await ask(`${COOKIE}=${value}`)).status).toBe(200)
    expect((await ask(`${COOKIE}=${value}; ${COOKIE}=${value}`)).status).toBe(204)
    expect((await ask(`${COOKIE}=x; ${COOKIE}=${value}`)).status).toBe(204)
    expect((await ask(`${COOKIE}="${value}"`)).status).toBe(204)
    expect((await ask(`${COOKIE.toLowerCase()}=${value}`)).status).toBe(204)
    for (let index = 0; index < value.length; index += 1) {
      const changed = value.slice(0, index) + (value[index] === 'A' ? 'B' : 'A') + value.slice(index + 1)
      expect((await ask(`${COOKIE}=${changed}`)).status).toBe(204)
    }
  })

  it('never costs a store a request', async () => {
    const spy = vi.spyOn(bindings.SESSIONS, 'get')
    await ask(`${COOKIE}=${'A'.repeat(43)}.${'A'.repeat(22)}`)
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  it('never fails, for any header at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        const cookie = [...text].map((character) => String.fromCharCode(32 + ((character.codePointAt(0) ?? 0) % 95))).join('')
        return (await ask(`${COOKIE}=${cookie}`)).status === 204
      }),
      { numRuns: 300 },
    )
  })
})

describe('a session store in trouble', () => {
  let visitor: Visitor
  beforeAll(async () => {
    site = await createSignInSite()
    visitor = await signedIn()
  })

  it.each(STORE_FAULTS)('(kv=%s) hides who is signed in, opens nothing, and keeps the cookie', async (fault) => {
    const headers = { 'x-fault': `kv=${fault}` }
    const startMs = Date.now()
    const [profile, settings, saves, home] = await Promise.all(['/api/auth/profile', '/profile/settings', '/api/saves', '/'].map((path) => visitor.get(path, headers)))
    expect(Date.now() - startMs).toBeLessThan(3000)
    const isAnswering = fault === 'null' || fault === 'corrupt'
    expect([profile?.status, settings?.status, saves?.status, home?.status]).toEqual(isAnswering ? [204, 302, 401, 200] : [503, 503, 503, 200])
    for (const response of [profile, settings, saves, home]) expect(response?.headers.getSetCookie()).toEqual([])
    expect(profile?.headers.get('cache-control')).toBe('no-store')
    expect(await profileStatus(visitor)).toBe(200)
  })

  it.each(STORE_FAULTS.filter((fault) => fault !== 'null' && fault !== 'corrupt'))('(kv=%s) ends a sign-in with 503 and no session cookie', async (fault) => {
    const fresh = site.visitor()
    const login = await fresh.get('/api/auth/login')
    const back = await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), { 'x-fault': `kv=${fault}` })
    expect(back.status).toBe(503)
    expect(fresh.cookies.has(COOKIE)).toBe(false)
    expect(await back.text()).toContain('It looks like we are experiencing issues')
  })

  it.each(DATABASE_FAULTS)('(d1=%s) changes nothing for those signed in, nor for those signing in', async (fault) => {
    const headers = { 'x-fault': `d1=${fault}` }
    expect(await profileStatus(visitor, headers)).toBe(200)
    expect((await visitor.get('/profile/settings', headers)).status).toBe(200)
    const fresh = site.visitor()
    const login = await fresh.get('/api/auth/login', headers)
    expect((await fresh.get(site.provider.authorise(login.headers.get('location') ?? ''), headers)).status).toBe(303)
  })

  it('takes records that make no sense for no session', async () => {
    const ours = await signedIn()
    const key = await hashText(ours.cookies.get(COOKIE)?.split('.')[0] ?? '')
    const good = (await bindings.SESSIONS.get(key)) ?? ''
    for (const bad of ['', '{', 'null', '[]', '{}', '"x"', '1', good.replace('"version":1', '"version":2'), good.replace(/"createdAtS":\d+/, '"createdAtS":null'), good.replace(/"seenAtS":\d+/, '"seenAtS":99999999999'), good.replace('"user"', '"other"')]) {
      await bindings.SESSIONS.put(key, bad)
      expect(await profileStatus(ours)).toBe(204)
    }
    await bindings.SESSIONS.put(key, good)
    expect(await profileStatus(ours)).toBe(200)
  })
})
