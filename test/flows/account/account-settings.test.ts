import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/platform/durations.ts'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { copyVisitor, profileStatus, SESSION_COOKIE_NAME } from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'

const SETTINGS = '/profile/settings'
const DELETE = '/profile/settings/delete'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const page = async (visitor: Member): Promise<string> => (await visitor.get(SETTINGS)).text()
const isTicked = (html: string, name: string): boolean =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* checked`).test(html)
const nicknameOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { nickname: string }).nickname

describe('account settings', () => {
  it('a nickname is saved: at once here, at the next sign-in elsewhere', async () => {
    const subject = crypto.randomUUID()
    const [here, there] = [await signInMember(site, subject), await signInMember(site, subject)]
    const response = await here.form(SETTINGS, { do: 'nickname', nickname: ' Rowan <b>' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${SETTINGS}?done=nickname`])
    expect(await nicknameOf(here)).toBe('Rowan <b>')
    expect(await nicknameOf(there)).not.toBe('Rowan <b>')
    expect(await nicknameOf(await signInMember(site, subject))).toBe('Rowan <b>')
    expect(await page(here)).toContain('value="Rowan &lt;b&gt;"')
  })

  it('privacy choices are stored in this browser, in the cookie of Cookie Settings', async () => {
    const subject = crypto.randomUUID()
    const [here, there] = [await signInMember(site, subject), await signInMember(site, subject)]
    expect(await page(here)).toContain('You have not chosen yet')
    const response = await here.form(SETTINGS, { do: 'privacy', measurement: 'on' })
    expect(response.headers.get('set-cookie')).toContain('consent=measurement; Max-Age=')
    for (const path of [SETTINGS, '/cookie-settings']) {
      const html = await (await here.get(path)).text()
      expect([path, isTicked(html, 'measurement'), isTicked(html, 'advertising')]).toEqual([
        path,
        true,
        false,
      ])
    }
    expect(isTicked(await page(there), 'measurement')).toBe(false)
    await here.send(
      'POST',
      '/api/consent',
      { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
      'choice=all',
    )
    expect(isTicked(await page(here), 'advertising')).toBe(true)
    await here.form(SETTINGS, { do: 'privacy' })
    expect(await page(here)).toContain('You have refused. Nothing is measured.')
  })

  it('Global Privacy Control of the browser is shown whatever was chosen', async () => {
    const ana = await signInMember(site)
    await ana.form(SETTINGS, { do: 'privacy', measurement: 'on' })
    const html = await (await ana.get(SETTINGS, { 'sec-gpc': '1' })).text()
    expect(html).toContain('Your browser sends Global Privacy Control.')
    const box = /<input[^>]*name="measurement"[^>]*>/.exec(html)?.[0]
    expect(box).toContain('disabled')
    expect(box).not.toContain('checked')
    expect(html).not.toContain('value="privacy"')
  })

  it('an invalid nickname is rejected with a message', async () => {
    const ana = await signInMember(site)
    for (const nickname of ['', ' \u200e ', 'x'.repeat(41)]) {
      const response = await ana.form(SETTINGS, { do: 'nickname', nickname })
      expect([
        response.status,
        (await response.text()).includes('A nickname has 1 to 40 characters.'),
      ]).toEqual([400, true])
    }
    expect(await nicknameOf(ana)).toBe('Ana')
  })

  it('cross-site requests and unknown forms are rejected', async () => {
    const ana = await signInMember(site)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of [SETTINGS, DELETE]) {
      for (const headers of [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: SITE, 'sec-fetch-site': 'same-site' },
      ]) {
        const response = await ana.send(
          'POST',
          path,
          { ...type, ...headers } as Record<string, string>,
          'confirm=yes&do=privacy',
        )
        expect(response.status).toBe(403)
      }
      expect((await anonymousVisitor(site).form(path, { confirm: 'yes' })).status).toBe(401)
      expect((await ana.json(path, { confirm: 'yes' })).status).toBe(415)
      expect((await ana.form(path, { x: 'x'.repeat(10_000) })).status).toBe(413)
    }
    expect((await ana.form(SETTINGS, { do: 'explode' })).status).toBe(400)
    expect(await profileStatus(ana)).toBe(200)
  })

  it('no account data is shown when the session cannot be verified', async () => {
    const ana = await signInMember(site)
    for (const fault of ['error', 'locked', 'missing-table', 'null', 'corrupt']) {
      const response = await ana.get(SETTINGS, { 'x-fault': `d1=${fault}` })
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await response.text()).not.toContain('<dt>Signed in as')
    }
  })
})

describe('sessions on other devices', () => {
  it('are listed with their device, the current one is marked, and each account sees its own', async () => {
    const subject = crypto.randomUUID()
    const phone = site.visitor()
    site.provider.behaviour.subject = subject
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
    const login = await phone.get('/api/auth/login')
    await phone.get(site.provider.authorise(login.headers.get('location') ?? ''), { 'user-agent': agent })
    const desktop = await signInMember(site, subject)
    await signInMember(site)
    const html = await page(desktop)
    expect(html).toContain('Safari on iPhone')
    expect(html.match(/This device/g)).toHaveLength(1)
    expect(html.match(/Last used/g)).toHaveLength(1)
    const german = await (await desktop.get(`/de${SETTINGS}`)).text()
    expect(german).toContain('Safari unter iPhone')
    expect(german).not.toContain('Safari on iPhone')
  })

  it('one press signs out all others, listed or not, and the current one stays', async () => {
    const subject = crypto.randomUUID()
    const others = [await signInMember(site, subject), await signInMember(site, subject)]
    const here = await signInMember(site, subject)
    const stolen = copyVisitor(site, here)
    const { sub } = (await (await here.get('/api/auth/profile')).json()) as { sub: string }
    await bindings.DB.prepare('DELETE FROM account_sessions WHERE owner = ?').bind(sub).run()
    const response = await here.form(SETTINGS, { do: 'sign-out-others' })
    expect(response.status).toBe(303)
    expect(here.cookies.get(SESSION_COOKIE_NAME)).not.toBe(stolen.cookies.get(SESSION_COOKIE_NAME))
    for (const visitor of [...others, stolen]) expect(await profileStatus(visitor)).toBe(204)
    expect(await profileStatus(here)).toBe(200)
    expect(await page(here)).toContain('This device')
  })

  it('stay signed in when the database fails', async () => {
    const subject = crypto.randomUUID()
    const [here, there] = [await signInMember(site, subject), await signInMember(site, subject)]
    const headers = {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      'x-fault': 'd1=error',
    }
    expect((await here.send('POST', SETTINGS, headers, 'do=sign-out-others')).status).toBe(503)
    expect([await profileStatus(here), await profileStatus(there)]).toEqual([200, 200])
  })

  it('sessions that ended without use are not listed', async () => {
    const subject = crypto.randomUUID()
    const [here] = [await signInMember(site, subject), await signInMember(site, subject)]
    expect(await page(here)).toContain('Last used')
    const nowMs = Date.now()
    site.clock.nowMs = nowMs + 20 * HOUR_MS
    await page(here)
    site.clock.nowMs = nowMs + 25 * HOUR_MS
    const html = await page(here)
    site.clock.nowMs = null
    expect(html).toContain('This device')
    expect(html).not.toContain('Last used')
  })

  it('signed-out sessions are not listed', async () => {
    const subject = crypto.randomUUID()
    const [here, there] = [await signInMember(site, subject), await signInMember(site, subject)]
    await there.get('/api/auth/logout')
    expect(await page(here)).not.toContain('Last used')
  })
})
