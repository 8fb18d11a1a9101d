import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { type SignInSite, signIn } from '#test/support/worker/sign-in-site.tsx'
import { copyVisitor, profileStatus } from '#test/support/worker/signed-in-visitor.ts'
import { takeSnapshot } from '#test/support/worker/stale-region.ts'

const SETTINGS = '/profile/settings'
const DELETE = '/profile/settings/delete'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** Returns the labels of the buttons that sign out another device. */
async function buttons(visitor: Member): Promise<readonly string[]> {
  const html = await (await visitor.get(SETTINGS)).text()
  return [...html.matchAll(/name="session" value="([\w-]{16})"/g)].map(([, handle]) => handle ?? '')
}

const subOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { sub: string }).sub

/** Returns the new KV keys of sessions: records and entries in an account's list. */
async function recordsSince(before: ReadonlyMap<string, string>): Promise<readonly string[]> {
  return [...(await takeSnapshot()).keys()].filter(
    (key) => !before.has(key) && !/^(?:ended|not-before|not-before-tag):/.test(key),
  )
}

describe('devices of an account', () => {
  it('are listed by name and last use, each except the current one with a button', async () => {
    const subject = crypto.randomUUID()
    const ana = await signInMember(site, subject)
    const [second, third] = [await signInMember(site, subject), await signInMember(site, subject)]
    await ana.get(SETTINGS, FIREFOX)
    const html = await (await ana.get(SETTINGS)).text()
    expect(html).toContain('This device')
    expect(html.match(/Last used \d+ \w+ \d{4}/g)).toHaveLength(2)
    const [handle = ''] = await buttons(ana)
    const response = await ana.form(SETTINGS, { do: 'sign-out-one', session: handle })
    expect(response.headers.get('location')).toBe(`${SETTINGS}?done=sign-out-one`)
    const statuses = await Promise.all([ana, second, third].map((device) => profileStatus(device)))
    expect([statuses[0], ...statuses.slice(1).sort()]).toEqual([200, 200, 204])
    expect(await buttons(ana)).toHaveLength(1)
    expect(await (await ana.get(response.headers.get('location') ?? '')).text()).toContain(
      'That device is signed out.',
    )
  })

  it('are signed out one by one, idempotently, and only those of the account', async () => {
    const subject = crypto.randomUUID()
    const [ana, other] = [await signInMember(site, subject), await signInMember(site, subject)]
    const ben = await signInMember(site)
    const [handle = ''] = await buttons(ana)
    await ben.form(SETTINGS, { do: 'sign-out-one', session: handle })
    expect(await profileStatus(other)).toBe(200)
    for (const _ of [1, 2]) {
      const response = await ana.form(SETTINGS, { do: 'sign-out-one', session: handle })
      expect(response.status).toBe(303)
    }
    expect([await profileStatus(other), await profileStatus(ana)]).toEqual([204, 200])
    expect((await ana.form(SETTINGS, { do: 'sign-out-one', session: 'x' })).status).toBe(400)
  })

  it('stay signed in when a store fails, and a retry signs them out', async () => {
    const subject = crypto.randomUUID()
    const [ana, other] = [await signInMember(site, subject), await signInMember(site, subject)]
    const [handle = ''] = await buttons(ana)
    const send = (fault: string) =>
      ana.send(
        'POST',
        SETTINGS,
        {
          origin: 'https://fernway.test',
          'content-type': 'application/x-www-form-urlencoded',
          'x-fault': fault,
        },
        `do=sign-out-one&session=${handle}`,
      )
    for (const fault of ['d1=error', 'kv=error']) expect((await send(fault)).status).toBe(503)
    await ana.form(SETTINGS, { do: 'sign-out-one', session: handle })
    expect(await profileStatus(other)).toBe(204)
  })

  it('deleting the account leaves no record in KV, not even one that is missing in the database', async () => {
    const subject = crypto.randomUUID()
    const before = await takeSnapshot()
    const [ana, second] = [await signInMember(site, subject), await signInMember(site, subject)]
    const unlisted = site.visitor()
    const login = await unlisted.get('/api/auth/login')
    site.provider.behaviour.subject = subject
    const back = site.provider.authorise(login.headers.get('location') ?? '')
    expect((await unlisted.get(back, { 'x-fault': 'd1=error' })).status).toBe(303)
    expect(await recordsSince(before)).toHaveLength(6)
    const sub = await subOf(ana)
    const copied = copyVisitor(site, second)
    expect((await ana.form(DELETE, { confirm: 'yes' })).status).toBe(303)
    expect(await recordsSince(before)).toEqual([])
    const snapshot = await takeSnapshot()
    expect([...snapshot.values()].filter((text) => text.includes(sub))).toEqual([])
    expect(await Promise.all([ana, second, unlisted, copied].map((device) => profileStatus(device)))).toEqual(
      [204, 204, 204, 204],
    )
  })

  it('deleting the account leaves no record of a device that is in use at that moment', async () => {
    const subject = crypto.randomUUID()
    const before = await takeSnapshot()
    const [ana, other] = [await signInMember(site, subject), await signInMember(site, subject)]
    // Its use is recorded again after an hour.
    site.clock.nowMs = Date.now() + 2 * 3_600_000
    await Promise.all([
      ana.form(DELETE, { confirm: 'yes' }),
      ...[1, 2, 3].map(() => other.get('/api/auth/profile')),
    ])
    site.clock.nowMs = null
    expect(await recordsSince(before)).toEqual([])
    expect(await profileStatus(other)).toBe(204)
  })

  it('after the deletion they sign in with a new account', async () => {
    const subject = crypto.randomUUID()
    const ana = await signInMember(site, subject)
    await ana.form(DELETE, { confirm: 'yes' })
    expect((await signIn(site, ana)).status).toBe(303)
  })
})
