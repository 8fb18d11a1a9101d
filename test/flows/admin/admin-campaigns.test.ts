import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const KYOTO = '/destinations/japan/kyoto'
const GOOD = {
  subject: 'Three nights in Kyoto',
  preheader: 'What to leave out',
  body: `Dear reader,\n\n## Go in *November*\n\nSee [Japan](/destinations/japan).\n\ncard: ${KYOTO}\n`,
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
         confirmed_at_s, topics) VALUES (?, 'one@mail.example', 'confirmed', 's', 'f', 'F', 'x', 1, 1, 'beaches')`,
    ).bind(crypto.randomUUID()),
  ])
})

async function newCampaign(who: Member): Promise<string> {
  const location = (await who.form('/desk/letters/new', {})).headers.get('location') ?? ''
  return location.split('?')[0] ?? ''
}
const statusOf = (path: string) =>
  bindings.DB.prepare('SELECT status FROM letters WHERE id = ?').bind(path.split('/').at(-1)).first('status')
const auditOf = async (path: string) => {
  const { results } = await bindings.DB.prepare(
    'SELECT actor_name, action FROM desk_audit WHERE target = ? ORDER BY id',
  )
    .bind(path.split('/').at(-1))
    .all<{ actor_name: string; action: string }>()
  return results.map(({ actor_name, action }) => `${actor_name} ${action}`)
}
const htmlOf = async (response: Promise<Response>) => (await response).text()

describe('admin campaigns', () => {
  it('an editor writes and tests a campaign, an operator sends it, and each step is audited', async () => {
    const path = await newCampaign(site.editor)
    expect((await site.editor.form(path, { ...GOOD, version: '1' })).status).toBe(303)
    const page = await htmlOf(site.editor.get(path))
    expect(page).toContain('<b>1</b> subscriber would receive the saved version now.')
    expect(page).not.toContain(': failed')
    expect(page).toContain('Only operators can send campaigns.')

    const early = await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })
    expect([early.status, await statusOf(path)]).toEqual([409, 'draft'])
    expect((await site.editor.form(`${path}/test`, {})).status).toBe(303)
    expect(site.mails.at(-1)).toMatchObject({ to: 'edda@example.com', subject: `[Test] ${GOOD.subject}` })
    expect((await site.editor.form(`${path}/send`, { version: '2', confirm: 'yes' })).status).toBe(403)
    expect((await site.operator.form(`${path}/send`, { version: '2' })).status).toBe(400)
    const sent = await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })
    expect([sent.status, await statusOf(path)]).toEqual([303, 'sending'])
    expect(site.jobs.at(-1)).toMatchObject({ step: 'fill', run: 1 })
    expect((await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })).status).toBe(409)

    expect((await site.operator.form(`${path}/pause`, {})).status).toBe(303)
    expect((await site.operator.form(`${path}/pause`, {})).status).toBe(409)
    expect(await htmlOf(site.operator.get(path))).toContain('Resume')
    expect((await site.operator.form(`${path}/resume`, {})).status).toBe(303)
    expect(site.jobs.at(-1)).toMatchObject({ run: 2 })
    expect((await site.operator.form(`${path}/cancel`, {})).status).toBe(400)
    expect((await site.operator.form(`${path}/cancel`, { confirm: 'yes' })).status).toBe(303)
    expect(await auditOf(path)).toEqual([
      'edda@example.com letter.new',
      'edda@example.com letter.change',
      'edda@example.com letter.test',
      'olga@example.com letter.send',
      'olga@example.com letter.pause',
      'olga@example.com letter.resume',
      'olga@example.com letter.cancel',
    ])
    const audit = await htmlOf(site.editor.get('/desk/audit'))
    expect(audit).toContain('letter.send')
  })

  it('the preview shows the mail in both colour schemes, in a sandboxed frame, and as plain text', async () => {
    const path = await newCampaign(site.editor)
    await site.editor.form(path, { ...GOOD, version: '1' })
    const preview = await htmlOf(site.editor.get(`${path}/preview`))
    expect(preview).toContain(`src="${path}/mail/dark"`)
    expect(preview).toContain('sandbox="allow-same-origin allow-popups"')
    expect(preview).toContain('City · Japan: Kyoto')
    const mail = await site.editor.get(`${path}/mail/dark`)
    const html = await mail.text()
    expect(mail.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'unsafe-inline'",
    )
    expect(html).toContain('@media all{')
    expect(html).toMatch(
      /<img src="https:\/\/fernway\.test\/cards\/destinations\/japan\/kyoto\.\w+\.png" alt="[^"]+"/,
    )
    expect(html).not.toMatch(/<script|<iframe|javascript:/)
  })

  it('the checks report dead links and cards, images without alternative text, HTML and scripts', async () => {
    const path = await newCampaign(site.editor)
    const body = `<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](/nowhere-at-all) [c](/destinations/japan)\n
card: /destinations/atlantis\n\n![](/images/nothing.jpg)\n\n<b>bold</b>`
    await site.editor.form(path, { ...GOOD, subject: '', body, version: '1' })
    const page = await htmlOf(site.editor.get(path))
    for (const problem of [
      'There is no subject.',
      'HTML is not sent',
      'is neither a path of ours nor https',
      '/nowhere-at-all leads nowhere.',
      'There is no guide or story at /destinations/atlantis.',
      'has no alternative text',
      'There is no picture /images/nothing.jpg.',
    ])
      expect(page).toContain(problem)
    expect(page).not.toContain('/destinations/japan leads nowhere.')
    const mail = await htmlOf(site.editor.get(`${path}/mail/light`))
    expect(mail).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail).not.toMatch(/<script|href="javascript/)
    await site.editor.form(`${path}/test`, {})
    const refused = await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })
    expect([refused.status, await statusOf(path)]).toEqual([409, 'draft'])
  })

  it('the card search finds cards by name and adds them without losing the draft', async () => {
    const path = await newCampaign(site.editor)
    const find = await site.editor.form(path, {
      ...GOOD,
      body: 'Typed.',
      version: '1',
      do: 'find',
      find: 'kyoto',
    })
    expect(find.headers.get('location')).toBe(`${path}?find=kyoto#cards`)
    expect(await htmlOf(site.editor.get(`${path}?find=kyoto`))).toContain(`value="${KYOTO}"`)
    await site.editor.form(path, { ...GOOD, body: 'Typed.', version: '2', add: KYOTO })
    expect(await htmlOf(site.editor.get(path))).toContain(`Typed.\n\ncard: ${KYOTO}`)
  })

  it('saving a stale draft does not overwrite the newer one and shows the submitted text', async () => {
    const path = await newCampaign(site.editor)
    await site.editor.form(path, { ...GOOD, version: '1' })
    const late = await site.operator.form(path, { ...GOOD, subject: 'Mine', version: '1' })
    const html = await late.text()
    expect([late.status, html.includes('value="Mine"')]).toEqual([409, true])
    expect(
      await bindings.DB.prepare('SELECT subject FROM letters WHERE id = ?')
        .bind(path.split('/').at(-1))
        .first('subject'),
    ).toBe(GOOD.subject)
    expect((await site.editor.form(path, { ...GOOD, subject: 'A\nBcc: x', version: '2' })).status).toBe(400)
  })

  it('a scheduled campaign waits for its time and can be unscheduled', async () => {
    const path = await newCampaign(site.editor)
    await site.editor.form(path, { ...GOOD, version: '1' })
    await site.editor.form(`${path}/test`, {})
    const fields = { version: '2', confirm: 'yes' }
    expect(
      (await site.operator.form(`${path}/schedule`, { ...fields, due: '2020-01-01T10:00' })).status,
    ).toBe(400)
    expect(
      (await site.operator.form(`${path}/schedule`, { ...fields, due: '2999-01-01T10:00' })).status,
    ).toBe(303)
    expect(await statusOf(path)).toBe('scheduled')
    expect(await htmlOf(site.operator.get(path))).toContain('1 Jan 2999')
    expect((await site.editor.form(path, { ...GOOD, version: '2' })).status).toBe(409)
    expect((await site.operator.form(`${path}/unschedule`, {})).status).toBe(303)
    expect((await site.editor.form(`${path}/delete`, { confirm: 'yes' })).status).toBe(303)
    expect(await statusOf(path)).toBeNull()
  })
})
