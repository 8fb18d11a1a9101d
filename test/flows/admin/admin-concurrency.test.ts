import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor, SITE } from '#test/support/worker/visitor.ts'

const GOOD = {
  subject: 'Three nights in Kyoto',
  preheader: 'What to leave out',
  body: 'Dear reader.',
  frequency: 'weekly',
  pacePerMinute: '600',
}

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
  await bindings.DB.batch([
    bindings.DB.prepare('DELETE FROM newsletter_subscribers'),
    bindings.DB.prepare(
      `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
         confirmed_at_s) VALUES (?, 'haste@mail.example', 'confirmed', 's', 'f', 'F', 'x', 1, 1)`,
    ).bind(crypto.randomUUID()),
  ])
})

async function newCampaign(who: Member, fields: Partial<typeof GOOD> = {}): Promise<string> {
  const path = ((await who.form('/desk/letters/new', {})).headers.get('location') ?? '').split('?')[0] ?? ''
  await who.form(path, { ...GOOD, ...fields, version: '1' })
  return path
}
const rowOf = (path: string) =>
  bindings.DB.prepare('SELECT status, body FROM letters WHERE id = ?')
    .bind(path.split('/').at(-1))
    .first<{ status: string; body: string }>()
const sendOf = (path: string) => () => site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })

describe('concurrent admin actions', () => {
  it('sending from two tabs at once sends one campaign, and the other tab reports it', async () => {
    const path = await newCampaign(site.operator)
    await site.operator.form(`${path}/test`, {})
    const jobs = site.jobs.length
    const send = sendOf(path)
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    expect(site.jobs.slice(jobs)).toHaveLength(1)
    const noted = await bindings.DB.prepare(
      `SELECT count(*) AS count FROM desk_audit WHERE target = ? AND action = 'letter.send'`,
    )
      .bind(path.split('/').at(-1))
      .first('count')
    expect(noted).toBe(1)
  })

  it('a campaign that is being sent cannot be changed, deleted, tested or scheduled', async () => {
    const path = await newCampaign(site.operator)
    await site.operator.form(`${path}/test`, {})
    await sendOf(path)()
    const late = await site.operator.form(path, { ...GOOD, body: 'Other words.', version: '2' })
    expect(late.status).toBe(409)
    expect((await site.operator.form(`${path}/delete`, { confirm: 'yes' })).status).toBe(409)
    const due = { version: '2', confirm: 'yes', due: '2999-01-01T10:00' }
    expect((await site.operator.form(`${path}/schedule`, due)).status).toBe(409)
    expect(await rowOf(path)).toEqual({ status: 'sending', body: 'Dear reader.' })
  })

  it('an overlong campaign is rejected with the submitted text, and an oversized mail is reported before it is sent', async () => {
    const path = await newCampaign(site.operator)
    const long = `Typed with care. ${'x'.repeat(100_000)}`
    const refused = await site.operator.form(path, { ...GOOD, body: long, version: '2' })
    const html = await refused.text()
    expect([refused.status, html.includes('The text is too long'), html.includes(long)]).toEqual([
      400,
      true,
      true,
    ])
    expect((await rowOf(path))?.body).toBe('Dear reader.')
    await site.operator.form(path, { ...GOOD, body: '京都へ行く。'.repeat(9000), version: '2' })
    await site.operator.form(`${path}/test`, {})
    expect(await (await site.operator.get(path)).text()).toMatch(/The mail has \d{6} bytes/)
    expect((await site.operator.form(`${path}/send`, { version: '3', confirm: 'yes' })).status).toBe(409)
    expect((await rowOf(path))?.status).toBe('draft')
  })

  it('a user who has lost the operator role gets 404 from the next action', async () => {
    const path = await newCampaign(site.operator)
    await site.operator.form(`${path}/test`, {})
    /** The same browser after a change of the setting. */
    const pressWhen = async (OPERATORS: string): Promise<readonly number[]> => {
      const visitor = createVisitor(site.app, { ...site.env, OPERATORS }, site.operator.cookies)
      const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
      const [page, press] = [
        await visitor.get(path),
        await visitor.send('POST', `${path}/send`, headers, 'version=2&confirm=yes'),
      ]
      return [page.status, press.status]
    }
    expect(await pressWhen('desk|editor=editor')).toEqual([404, 404])
    expect(await pressWhen('')).toEqual([404, 404])
    expect(await pressWhen('desk|editor=editor, olga@example.com=editor')).toEqual([200, 403])
    expect((await rowOf(path))?.status).toBe('draft')
    expect(await pressWhen('olga@example.com=operator')).toEqual([200, 303])
  })
})
