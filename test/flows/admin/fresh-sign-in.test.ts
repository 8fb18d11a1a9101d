import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import type { Member } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const DRAFT = {
  subject: 'Three nights in Kyoto',
  preheader: 'What to leave out',
  body: 'Words.',
  frequency: 'weekly',
  pacePerMinute: '600',
  version: '1',
}
const SEND = { version: '2', confirm: 'yes' }
const LATER_MS = 16 * MINUTE_MS

let site: AdminSite
let path = ''
beforeEach(async () => {
  await bindings.DB.prepare('DELETE FROM newsletter_subscribers').run()
  await bindings.DB.prepare(
    `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
       confirmed_at_s) VALUES ('one', 'one@mail.example', 'confirmed', 's', 'f', 'F', 'x', 1, 1)`,
  ).run()
  site = await createAdminSite()
  path =
    ((await site.operator.form('/desk/letters/new', {})).headers.get('location') ?? '').split('?')[0] ?? ''
  await site.operator.form(path, DRAFT)
  await site.operator.form(`${path}/test`, {})
})

const statusOf = () =>
  bindings.DB.prepare('SELECT status FROM letters WHERE id = ?').bind(path.split('/').at(-1)).first('status')

/** Follows the link of the page to the provider and back, with the provider's session of this age. */
async function signInAgain(
  operator: Member,
  claims: (honest: Record<string, unknown>) => Record<string, unknown> = (honest) => honest,
): Promise<Response> {
  const html = await (await operator.get(path)).text()
  const href = /href="(\/api\/auth\/login\?reauthenticate=yes&amp;returnTo=[^"]+)"/.exec(html)?.[1] ?? ''
  const login = await operator.get(href.replace('&amp;', '&'))
  const location = new URL(login.headers.get('location') ?? '')
  expect([location.searchParams.get('prompt'), location.searchParams.get('max_age')]).toEqual(['login', '0'])
  const { behaviour } = site.provider
  const { claims: before, profile } = behaviour
  behaviour.subject = 'desk-operator'
  behaviour.profile = { ...profile, email: 'olga@example.com' }
  behaviour.claims = claims
  const back = await operator.get(site.provider.authorise(location.href))
  Object.assign(behaviour, { claims: before, profile })
  return back
}

describe('sending to subscribers', () => {
  it.each(['send', 'schedule'])('%s requires a sign-in of the last fifteen minutes', async (action) => {
    const fields = { ...SEND, due: '2999-01-01T10:00' }
    site.clock.nowMs = Date.now() + LATER_MS
    const refused = await site.operator.form(`${path}/${action}`, fields)
    expect([refused.status, await statusOf()]).toEqual([403, 'draft'])
    expect(await refused.text()).toContain('Sign in again before you send to subscribers')
    // The provider's clock is the real one.
    site.clock.nowMs = null
    expect((await site.operator.form(`${path}/${action}`, fields)).status).toBe(303)
  })

  it('is possible after signing in again at the provider, which returns to the campaign', async () => {
    site.clock.nowMs = Date.now() + LATER_MS
    const nowS = Math.floor(site.clock.nowMs / 1000)
    const back = await signInAgain(site.operator, (honest) => ({
      ...honest,
      iat: nowS,
      exp: nowS + 300,
      auth_time: nowS,
    }))
    expect([back.status, back.headers.get('location')]).toEqual([303, path])
    expect((await site.operator.form(`${path}/send`, SEND)).status).toBe(303)
    expect(await statusOf()).toBe('sending')
  })

  it('stays refused when the provider did not authenticate again', async () => {
    site.clock.nowMs = Date.now() + LATER_MS
    const nowS = Math.floor(site.clock.nowMs / 1000)
    const before = { iat: nowS, exp: nowS + 300, auth_time: nowS - 16 * 60 }
    expect((await signInAgain(site.operator, (honest) => ({ ...honest, ...before }))).status).toBe(400)
    expect((await site.operator.form(`${path}/send`, SEND)).status).toBe(403)
  })

  it('resuming requires it as well, pausing and cancelling do not', async () => {
    await site.operator.form(`${path}/send`, SEND)
    site.clock.nowMs = Date.now() + LATER_MS
    expect((await site.operator.form(`${path}/pause`, {})).status).toBe(303)
    expect((await site.operator.form(`${path}/resume`, {})).status).toBe(403)
    expect(await (await site.operator.get(path)).text()).toContain('reauthenticate=yes')
    expect((await site.operator.form(`${path}/cancel`, { confirm: 'yes' })).status).toBe(303)
  })

  it('retrying failed mails requires it as well', async () => {
    await site.operator.form(`${path}/send`, SEND)
    const id = path.split('/').at(-1)
    await bindings.DB.batch([
      bindings.DB.prepare(`UPDATE letters SET status = 'sent' WHERE id = ?`).bind(id),
      bindings.DB.prepare(
        `INSERT OR REPLACE INTO letter_deliveries (letter_id, subscriber_id, batch, state) VALUES (?, 'one', 0, 'failed')`,
      ).bind(id),
    ])
    site.clock.nowMs = Date.now() + LATER_MS
    const html = await (await site.operator.get(path)).text()
    expect([html.includes('reauthenticate=yes'), html.includes(`${path}/retry`)]).toEqual([true, false])
    expect((await site.operator.form(`${path}/retry`, {})).status).toBe(403)
    expect(await statusOf()).toBe('sent')
    site.clock.nowMs = null
    expect((await site.operator.form(`${path}/retry`, {})).status).toBe(303)
    expect(await statusOf()).toBe('sending')
  })

  it('needs no auth_time of a provider that never sends it, after a sign-in that was requested', async () => {
    const omit = ({ auth_time: _, ...honest }: Record<string, unknown>) => honest
    site.provider.behaviour.claims = omit
    const { signInMember } = await import('#test/support/worker/account-site.ts')
    const operator = await signInMember(site, 'desk-operator', { email: 'olga@example.com' })
    expect((await operator.form(`${path}/send`, SEND)).status).toBe(403)
    expect((await signInAgain(operator, omit)).status).toBe(303)
    expect((await operator.form(`${path}/send`, SEND)).status).toBe(303)
  })
})
