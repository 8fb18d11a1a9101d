import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#src/platform/durations.ts'
import { createSignInSite, type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import {
  copyVisitor,
  createSignedInVisitor,
  profileStatus,
  SESSION_COOKIE_NAME,
} from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('session lifecycle', () => {
  it('a session is valid from the next request on', async () => {
    expect(await profileStatus(await createSignedInVisitor(site))).toBe(200)
  })

  it('its key is not read before it is written', async () => {
    const keys: string[] = []
    const SESSIONS = new Proxy(bindings.SESSIONS, {
      get(kv, name) {
        return (...args: unknown[]) => {
          keys.push(`${String(name)} ${args[0]}`)
          return Reflect.apply(Reflect.get(kv, name) as (...rest: unknown[]) => unknown, kv, args)
        }
      },
    })
    const visitor = site.visitor({ SESSIONS })
    await signIn(site, visitor)
    await profileStatus(visitor)
    // The order: the account's revocation time, the record and its entry in the account's list; then, concurrently with
    // the record, the revocation marks.
    const [before, written = '', listing, marks, read = '', ...more] = keys
    expect(more).toEqual([])
    expect(before).toMatch(/^get not-before:[\w-]+$/)
    expect([written.slice(0, 4), read.slice(0, 4)]).toEqual(['put ', 'get '])
    expect(written.slice(4)).toBe(read.slice(4))
    expect(listing).toMatch(new RegExp(`^put of:[\\w-]+:${written.slice(4)}$`))
    expect(marks).toMatch(/^get ended:[\w-]+,not-before-tag:[\w-]+$/)
  })

  it('a session expires after a day without use', async () => {
    const [used, unused] = [await createSignedInVisitor(site), await createSignedInVisitor(site)]
    const startMs = Date.now()
    site.clock.nowMs = startMs + DAY_MS - 10_000
    expect(await profileStatus(used)).toBe(200)
    site.clock.nowMs = startMs + DAY_MS + 1000
    expect([await profileStatus(used), await profileStatus(unused)]).toEqual([200, 204])
    site.clock.nowMs = startMs + 3 * DAY_MS
    expect(await profileStatus(used)).toBe(204)
  })

  it('a session is extended by use, up to a week', async () => {
    const visitor = await createSignedInVisitor(site)
    const startMs = Date.now()
    for (let hours = 20; hours < 7 * 24; hours += 20) {
      site.clock.nowMs = startMs + hours * HOUR_MS
      expect(await profileStatus(visitor)).toBe(200)
    }
    site.clock.nowMs = startMs + 7 * DAY_MS + 1000
    expect(await profileStatus(visitor)).toBe(204)
  })

  it('a session is written no more than once an hour, even for ten concurrent requests', async () => {
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
    // The record and its entry in the account's list: each key once.
    expect(put).toHaveBeenCalledTimes(2)
    site.clock.nowMs = startMs + HOUR_MS + 1000
    await Promise.all(Array.from({ length: 10 }, () => profileStatus(visitor)))
    expect(put).toHaveBeenCalledTimes(4)
    site.clock.nowMs = startMs + HOUR_MS + 60_000
    await profileStatus(visitor)
    expect(put).toHaveBeenCalledTimes(4)
  })

  it('signing in again replaces the session and revokes the earlier one', async () => {
    const visitor = await createSignedInVisitor(site)
    const earlier = copyVisitor(site, visitor)
    site.provider.behaviour.profile = { nickname: 'Ben' }
    await signIn(site, visitor)
    expect(visitor.cookies.get(SESSION_COOKIE_NAME)).not.toBe(earlier.cookies.get(SESSION_COOKIE_NAME))
    expect(await (await visitor.get('/api/auth/profile')).json()).toMatchObject({ nickname: 'Ben' })
    expect(await profileStatus(earlier)).toBe(204)
  })

  it('a planted cookie is never adopted at sign-in (session fixation)', async () => {
    const attacker = await createSignedInVisitor(site)
    const victim = copyVisitor(site, attacker)
    site.provider.behaviour.profile = { nickname: 'Victim' }
    await signIn(site, victim)
    expect(victim.cookies.get(SESSION_COOKIE_NAME)).not.toBe(attacker.cookies.get(SESSION_COOKIE_NAME))
    expect(await profileStatus(attacker)).toBe(204)
  })

  it('signing out does not affect the sessions of other visitors', async () => {
    const [one, two] = [await createSignedInVisitor(site), await createSignedInVisitor(site)]
    await one.get('/api/auth/logout')
    expect(await profileStatus(two)).toBe(200)
  })
})
