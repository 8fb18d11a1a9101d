import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR_S } from '#src/platform/durations.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { ISSUER } from '#test/support/worker/fake-provider.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { expectRefusal, profileStatus } from '#test/support/worker/signed-in-visitor.ts'
import type { Visitor } from '#test/support/worker/visitor.ts'

const SETTINGS = '/profile/settings'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** Signs in at the provider and returns, as a browser whose provider session is an hour old. */
async function comeBack(visitor: Visitor, location: string, headers: Record<string, string> = {}) {
  const { behaviour } = site.provider
  behaviour.authenticatedAtS = Math.floor(Date.now() / 1000) - HOUR_S
  const back = await visitor.get(site.provider.authorise(location), headers)
  behaviour.authenticatedAtS = null
  return back
}

async function begin(visitor: Visitor): Promise<string> {
  return (await visitor.get('/api/auth/login?returnTo=/about')).headers.get('location') ?? ''
}

/** Claims of a provider that omits `auth_time`. */
const omitAuthTime = ({ auth_time: _, ...honest }: Record<string, unknown>): Record<string, unknown> => honest

/** Creates two devices of one account after the first has signed out all others. */
async function afterSignOutOfOthers(): Promise<{ readonly first: Member; readonly other: Member }> {
  const subject = crypto.randomUUID()
  const [first, other] = [await signInMember(site, subject), await signInMember(site, subject)]
  expect((await first.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
  site.provider.behaviour.subject = subject
  return { first, other }
}

describe('sign-in after signing out all other devices', () => {
  it('another device is sent to the provider with prompt=login and is then signed in', async () => {
    const { first, other } = await afterSignOutOfOthers()
    expect(await profileStatus(other)).toBe(204)
    const back = await comeBack(other, await begin(other))
    const retry = new URL(back.headers.get('location') ?? '')
    expect([back.status, retry.origin]).toEqual([302, ISSUER])
    expect([retry.searchParams.get('prompt'), retry.searchParams.get('max_age')]).toEqual(['login', '0'])
    expect(await profileStatus(other)).toBe(204)
    const done = await comeBack(other, retry.href)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/about'])
    expect([await profileStatus(other), await profileStatus(first)]).toEqual([200, 200])
  })

  it('a device without cookies is reauthenticated too, also when the provider omits auth_time', async () => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const { behaviour } = site.provider
    behaviour.claims = omitAuthTime
    const back = await comeBack(fresh, await begin(fresh))
    behaviour.claims = (honest) => honest
    expect(back.headers.get('location')).toContain('prompt=login')
  })

  it.each<[string, (honest: Record<string, unknown>) => Record<string, unknown>]>([
    ['returns an old auth_time', (honest) => ({ ...honest, auth_time: 1_700_000_000 })],
    ['omits auth_time', omitAuthTime],
    ['returns a non-numeric auth_time', (honest) => ({ ...honest, auth_time: 'now' })],
  ])('a provider that does not reauthenticate and %s is rejected', async (_name, claims) => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const { behaviour } = site.provider
    const back = await comeBack(fresh, await begin(fresh))
    behaviour.claims = claims
    const refused = await comeBack(fresh, back.headers.get('location') ?? '')
    behaviour.claims = (honest) => honest
    await expectRefusal(refused)
    expect(await profileStatus(fresh)).toBe(204)
  })

  it('a provider that always omits auth_time does not lock visitors out: they sign in after prompt=login', async () => {
    const { behaviour } = site.provider
    behaviour.claims = omitAuthTime
    const { first, other } = await afterSignOutOfOthers()
    const back = await comeBack(other, await begin(other))
    expect(back.headers.get('location')).toContain('prompt=login')
    const done = await comeBack(other, back.headers.get('location') ?? '')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/about'])
    expect([await profileStatus(other), await profileStatus(first)]).toEqual([200, 200])
    // A device that signed in this way can sign out the others in turn, which then sign in the same way.
    expect((await other.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
    expect(await profileStatus(first)).toBe(204)
    const again = await comeBack(first, await begin(first))
    expect((await comeBack(first, again.headers.get('location') ?? '')).status).toBe(303)
    behaviour.claims = (honest) => honest
  })

  it('a provider that has started to send auth_time must send it once a session with auth_time signed out the others', async () => {
    const { behaviour } = site.provider
    behaviour.claims = omitAuthTime
    const { first } = await afterSignOutOfOthers()
    behaviour.claims = (honest) => honest
    const back = await comeBack(first, await begin(first))
    await comeBack(first, back.headers.get('location') ?? '')
    expect((await first.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
    const fresh = site.visitor()
    const reauthentication = await comeBack(fresh, await begin(fresh))
    behaviour.claims = omitAuthTime
    const refused = await comeBack(fresh, reauthentication.headers.get('location') ?? '')
    behaviour.claims = (honest) => honest
    await expectRefusal(refused)
  })

  it.each(['kv=error', 'kv=corrupt'])(
    'a store fault does not bypass reauthentication (%s)',
    async (fault) => {
      const { behaviour } = site.provider
      behaviour.claims = omitAuthTime
      await afterSignOutOfOthers()
      const fresh = site.visitor()
      const back = await comeBack(fresh, await begin(fresh))
      const refused = await comeBack(fresh, back.headers.get('location') ?? '', { 'x-fault': fault })
      behaviour.claims = (honest) => honest
      await expectRefusal(refused)
    },
  )

  it.each(['d1=error', 'd1=hang', 'd1=null'])(
    'one working store is enough to require reauthentication (%s)',
    async (fault) => {
      await afterSignOutOfOthers()
      const fresh = site.visitor()
      const back = await comeBack(fresh, await begin(fresh), { 'x-fault': fault })
      expect(back.headers.get('location')).toContain('prompt=login')
    },
  )

  it('a recent sign-in at the provider needs one round trip only', async () => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const { behaviour } = site.provider
    behaviour.authenticatedAtS = Math.floor(Date.now() / 1000) + 5
    const back = await fresh.get(site.provider.authorise(await begin(fresh)))
    behaviour.authenticatedAtS = null
    expect(back.status).toBe(303)
  })

  it('other accounts are not reauthenticated', async () => {
    site.provider.behaviour.subject = crypto.randomUUID()
    const fresh = site.visitor()
    expect((await comeBack(fresh, await begin(fresh))).status).toBe(303)
  })
})
