import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { profileStatus, SESSION_COOKIE_NAME } from '#test/support/worker/signed-in-visitor.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

const SETTINGS = '/profile/settings'
const DELETE = '/profile/settings/delete'
const EXPORT = '/profile/settings/export.json'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const nicknameOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { nickname: string }).nickname

describe('account data', () => {
  it('the export is one JSON file with all data and no secrets', async () => {
    const ana = await signInMember(site)
    await ana.json('/api/saves', { path: KYOTO, saved: true })
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'my note' })
    await ana.form(SETTINGS, { do: 'nickname', nickname: 'Rowan' })
    const response = await ana.get(EXPORT)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="fernway-account.json"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'ana@example.com' },
      saves: [{ name: 'Saves', items: [{ path: KYOTO, note: 'my note' }] }],
      settings: { nickname: 'Rowan' },
      sessions: { devices: [{ device: 'Unknown device' }] },
    })
    expect(text).not.toContain(ana.cookies.get(SESSION_COOKIE_NAME)?.split('.')[0])
    expect((await anonymousVisitor(site).get(EXPORT)).status).toBe(302)
  })

  it('deleting the account deletes all data, only after confirmation', async () => {
    const subject = crypto.randomUUID()
    const [ana, elsewhere] = [await signInMember(site, subject), await signInMember(site, subject)]
    await ana.json('/api/saves', { path: KYOTO, saved: true })
    await ana.form(MAIN_LIST_PATH, { do: 'share' })
    await ana.form(SETTINGS, { do: 'nickname', nickname: 'Rowan' })
    const { sub } = (await (await ana.get('/api/auth/profile')).json()) as { sub: string }
    const unconfirmed = await ana.form(DELETE, {})
    expect([unconfirmed.status, (await unconfirmed.text()).includes('Tick the box')]).toEqual([400, true])
    expect((await ana.get(DELETE)).status).toBe(200)
    expect(await profileStatus(ana)).toBe(200)

    // All within one second, the resolution of the account's revocation time.
    site.clock.nowMs = Date.now()
    const response = await ana.form(DELETE, { confirm: 'yes' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/goodbye'])
    expect(ana.cookies.has(SESSION_COOKIE_NAME)).toBe(false)
    expect(await profileStatus(elsewhere)).toBe(204)
    const marks = await bindings.DB.prepare('SELECT key FROM erased_accounts WHERE key IN (?, ?)')
      .bind(sub, `sub:${sub}`)
      .all()
    expect(marks.results).toHaveLength(2)
    for (const table of ['save_lists', 'saved_items', 'account_settings', 'account_sessions']) {
      const left = await bindings.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE owner = ?`)
        .bind(sub)
        .first('count')
      expect([table, left]).toEqual([table, 0])
    }
    const again = await signInMember(site, subject)
    expect(await nicknameOf(again)).toBe('Ana')
    site.clock.nowMs = null
    expect(await (await again.get('/api/saves')).json()).toEqual({ paths: [] })
    expect((await anonymousVisitor(site).get('/goodbye')).status).toBe(200)
  })

  it('a failed deletion changes nothing, and the visitor stays signed in', async () => {
    const ana = await signInMember(site)
    await ana.json('/api/saves', { path: KYOTO, saved: true })
    const headers = {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      'x-fault': 'd1=error',
    }
    expect((await ana.send('POST', DELETE, headers, 'confirm=yes')).status).toBe(503)
    expect(await (await ana.get('/api/saves')).json()).toEqual({ paths: [KYOTO] })
    expect((await ana.form(DELETE, { confirm: 'yes' })).status).toBe(303)
  })
})
