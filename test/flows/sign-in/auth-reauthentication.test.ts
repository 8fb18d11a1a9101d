import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { ISSUER } from '#test/support/worker/fake-provider.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { expectRefusal, profileStatus } from '#test/support/worker/signed-in-visitor.ts'
import type { Visitor } from '#test/support/worker/visitor.ts'

const SETTINGS = '/profile/settings'
const HOUR_S = 3600

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** One step to the provider and back, as a browser whose provider has known its user for an hour. */
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

/** What a provider says that tells nobody when they signed in there. */
const untold = ({ auth_time: _, ...honest }: Record<string, unknown>): Record<string, unknown> => honest

/** Two devices of one person, after the first has signed out everywhere else. */
async function afterSignOutOfOthers(): Promise<{ readonly first: Member; readonly other: Member }> {
  const subject = crypto.randomUUID()
  const [first, other] = [await signInMember(site, subject), await signInMember(site, subject)]
  expect((await first.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
  site.provider.behaviour.subject = subject
  return { first, other }
}

describe('after signing out everywhere else', () => {
  it('another device is asked to sign in anew at the provider, and then is in', async () => {
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

  it('so is one whose cookies are gone, and one whose provider does not say when it asked last', async () => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const { behaviour } = site.provider
    behaviour.claims = untold
    const back = await comeBack(fresh, await begin(fresh))
    behaviour.claims = (honest) => honest
    expect(back.headers.get('location')).toContain('prompt=login')
  })

  it.each<[string, (honest: Record<string, unknown>) => Record<string, unknown>]>([
    ['shows an old sign-in all the same', (honest) => ({ ...honest, auth_time: 1_700_000_000 })],
    ['shows no time, though it could', untold],
    ['shows no number', (honest) => ({ ...honest, auth_time: 'now' })],
  ])('a provider that was to ask anew and %s is refused', async (_name, claims) => {
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

  it('a provider that never says when keeps nobody out: asked for the password, they are in', async () => {
    const { behaviour } = site.provider
    behaviour.claims = untold
    const { first, other } = await afterSignOutOfOthers()
    const back = await comeBack(other, await begin(other))
    expect(back.headers.get('location')).toContain('prompt=login')
    const done = await comeBack(other, back.headers.get('location') ?? '')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/about'])
    expect([await profileStatus(other), await profileStatus(first)]).toEqual([200, 200])
    // Who came in so may end the others in turn, and they are in the same way.
    expect((await other.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
    expect(await profileStatus(first)).toBe(204)
    const again = await comeBack(first, await begin(first))
    expect((await comeBack(first, again.headers.get('location') ?? '')).status).toBe(303)
    behaviour.claims = (honest) => honest
  })

  it('one that begins to say when has to say it once a session that heard it ended the others', async () => {
    const { behaviour } = site.provider
    behaviour.claims = untold
    const { first } = await afterSignOutOfOthers()
    behaviour.claims = (honest) => honest
    const back = await comeBack(first, await begin(first))
    await comeBack(first, back.headers.get('location') ?? '')
    expect((await first.form(SETTINGS, { do: 'sign-out-others' })).status).toBe(303)
    const fresh = site.visitor()
    const reauthentication = await comeBack(fresh, await begin(fresh))
    behaviour.claims = untold
    const refused = await comeBack(fresh, reauthentication.headers.get('location') ?? '')
    behaviour.claims = (honest) => honest
    await expectRefusal(refused)
  })

  it.each(['kv=error', 'kv=corrupt'])('no store that fails lets somebody in unasked (%s)', async (fault) => {
    const { behaviour } = site.provider
    behaviour.claims = untold
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const back = await comeBack(fresh, await begin(fresh))
    const refused = await comeBack(fresh, back.headers.get('location') ?? '', { 'x-fault': fault })
    behaviour.claims = (honest) => honest
    await expectRefusal(refused)
  })

  it.each(['d1=error', 'd1=hang', 'd1=null'])('one store that can tell is enough (%s)', async (fault) => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const back = await comeBack(fresh, await begin(fresh), { 'x-fault': fault })
    expect(back.headers.get('location')).toContain('prompt=login')
  })

  it('who signed in at the provider since is asked once and not twice', async () => {
    await afterSignOutOfOthers()
    const fresh = site.visitor()
    const { behaviour } = site.provider
    behaviour.authenticatedAtS = Math.floor(Date.now() / 1000) + 5
    const back = await fresh.get(site.provider.authorise(await begin(fresh)))
    behaviour.authenticatedAtS = null
    expect(back.status).toBe(303)
  })

  it('nobody else is', async () => {
    site.provider.behaviour.subject = crypto.randomUUID()
    const fresh = site.visitor()
    expect((await comeBack(fresh, await begin(fresh))).status).toBe(303)
  })
})
