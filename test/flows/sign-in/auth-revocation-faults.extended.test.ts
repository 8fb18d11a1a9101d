import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { profileStatus } from '#test/support/worker/signed-in-visitor.ts'
import { staleVisitor } from '#test/support/worker/stale-region.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO } from '#test/support/worker/visitor-with-saves.ts'

const SETTINGS = '/profile/settings'
const DELETE = '/profile/settings/delete'
const PROFILE = '/api/auth/profile'
const OF_D1 = ['error', 'hang', 'slow:600', 'null', 'corrupt', 'overloaded'].map((fault) => `d1=${fault}`)

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('a session that was not revoked', () => {
  const blindMarks = (): KVNamespace =>
    new Proxy(bindings.SESSIONS, {
      get(kv, name) {
        const member: unknown = Reflect.get(kv, name)
        if (typeof member !== 'function') return member
        return (...args: readonly unknown[]): unknown =>
          name === 'get' && Array.isArray(args[0])
            ? Promise.reject(new Error('KV GET failed: 500'))
            : Reflect.apply(member, kv, args)
      },
    })
  const statuses = async (SESSIONS: KVNamespace, fault: string) => {
    const ana = await signInMember(site)
    const far = staleVisitor(site, ana.cookies, SESSIONS)
    const headers: Record<string, string> = fault === '' ? {} : { 'x-fault': fault }
    const paths = [PROFILE, `${SETTINGS}?whole=1`, '/api/saves', `${SETTINGS}/export.json`, DELETE]
    return Promise.all(paths.map(async (path) => (await far.get(path, headers)).status))
  }

  it('the database alone confirms it when the revocation marks in KV cannot be read', async () => {
    expect(await statuses(blindMarks(), '')).toEqual([200, 200, 200, 200, 200])
  })

  it.each(OF_D1.filter((fault) => fault !== 'd1=slow:600'))(
    'only the profile name is served when %s; account data returns 503',
    async (fault) => {
      expect(await statuses(bindings.SESSIONS, fault)).toEqual([200, 503, 503, 503, 503])
    },
  )

  it.each(OF_D1)('the profile has a nickname and no other personal data when %s', async (fault) => {
    const claims = {
      nickname: 'Ana',
      name: 'Ana Demo',
      email: 'ana@example.com',
      picture: 'https://pictures.example/a',
    }
    const ana = await signInMember(site, crypto.randomUUID(), claims)
    const confirmed = await (await ana.get(PROFILE)).json<Record<string, unknown>>()
    expect(confirmed).toMatchObject(claims)
    const { sub, nickname } = confirmed
    const defaults = { picture: null, name: null, email: null, email_verified: false, updated_at: null }
    expect(await (await ana.get(PROFILE, { 'x-fault': fault })).json()).toEqual({
      sub,
      nickname,
      ...defaults,
    })
  })

  it.each(OF_D1.filter((fault) => fault !== 'd1=slow:600'))(
    'everything returns 503 when neither the marks nor the database can be read (%s)',
    async (fault) => {
      expect(await statuses(blindMarks(), fault)).toEqual([503, 503, 503, 503, 503])
    },
  )

  it('everything works when the database takes 600 ms', async () => {
    expect(await statuses(bindings.SESSIONS, 'd1=slow:600')).toEqual([200, 200, 200, 200, 200])
  })

  it('stays valid, as do others, when "sign out others" meets a fault, and nothing is deleted', async () => {
    for (const fault of ['kv=error', 'd1=error', 'kv=hang', 'd1=hang']) {
      const subject = crypto.randomUUID()
      const [ana, elsewhere] = [await signInMember(site, subject), await signInMember(site, subject)]
      await ana.json('/api/saves', { path: KYOTO, saved: true })
      const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', 'x-fault': fault }
      expect((await ana.send('POST', SETTINGS, headers, 'do=sign-out-others')).status).toBe(503)
      expect((await ana.send('POST', DELETE, headers, 'confirm=yes')).status).toBe(503)
      expect([await profileStatus(ana), await profileStatus(elsewhere)]).toEqual([200, 200])
      expect(await (await elsewhere.get('/api/saves')).json()).toEqual({ paths: [KYOTO] })
    }
  })
})
