import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Member } from '#test/support/worker/account-site.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { createCampaignRun } from '#test/support/worker/mail/campaign-run.ts'
import { bindings } from '#test/support/worker/test-database.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const KYOTO = '/destinations/japan/kyoto'
const ENGLISH = {
  subject: 'Three nights in Kyoto',
  preheader: 'What to leave out',
  body: `See [Japan](/destinations/japan).\n\ncard: ${KYOTO}\n`,
  frequency: 'weekly',
  pacePerMinute: '600',
}
const GERMAN = {
  'subject.de': 'Drei Nächte in Kioto',
  'preheader.de': 'Was man weglassen kann',
  'body.de': `Ab nach [Japan](/destinations/japan).\n\ncard: ${KYOTO}\n`,
}

let site: AdminSite
beforeAll(async () => {
  site = await createAdminSite()
})
beforeEach(() => bindings.DB.prepare('DELETE FROM letter_translations').run())

async function newCampaign(fields: Readonly<Record<string, string>>): Promise<string> {
  const location = (await site.editor.form('/desk/letters/new', {})).headers.get('location') ?? ''
  const path = location.split('?')[0] ?? ''
  expect((await site.editor.form(path, { ...ENGLISH, ...fields, version: '1' })).status).toBe(303)
  return path
}
const idOf = (path: string): string => path.split('/').at(-1) ?? ''
const textOf = async (who: Member, path: string) => (await who.get(path)).text()
const translationsOf = async (path: string) =>
  (
    await bindings.DB.prepare('SELECT language, subject, frozen FROM letter_translations WHERE letter_id = ?')
      .bind(idOf(path))
      .all<{ language: string; subject: string; frozen: string | null }>()
  ).results

describe('a campaign in a language', () => {
  it('is written, checked, previewed and tested like the English one', async () => {
    const path = await newCampaign(GERMAN)
    const page = await textOf(site.editor, path)
    expect(page).toContain('value="Drei Nächte in Kioto"')
    expect(page).toContain('<h2 class="h3">Checks: German</h2>')
    expect(page).toContain('French: not written')
    expect(page).not.toContain(': failed')
    const preview = await textOf(site.editor, `${path}/preview?language=de`)
    expect(preview).toContain(`src="${path}/mail/dark?language=de"`)
    expect(preview).toContain(`href="${path}/preview">English`)
    expect(preview).toContain('Stadt · Japan: Kyoto')
    const mail = await textOf(site.editor, `${path}/mail/light?language=de`)
    expect(mail).toContain('<html lang="de"')
    expect(mail).toContain('href="https://fernway.test/de/destinations/japan"')
    expect(mail).toMatch(/href="https:\/\/fernway\.test\/de\/newsletter\/unsubscribe\?token=/)
    expect(await textOf(site.editor, `${path}/mail/light`)).toContain('<html lang="en"')
    await site.editor.form(`${path}/test`, {})
    expect(site.mails.slice(-2).map(({ subject }) => subject)).toEqual([
      '[Test] Three nights in Kyoto',
      '[Test de] Drei Nächte in Kioto',
    ])
  })

  it('is not sent while a check of one language fails', async () => {
    const path = await newCampaign({ ...GERMAN, 'body.de': '[nichts](/nowhere-at-all)' })
    await site.editor.form(`${path}/test`, {})
    expect(await textOf(site.operator, path)).toContain('/nowhere-at-all leads nowhere.')
    const refused = await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })
    expect([refused.status, (await translationsOf(path))[0]?.frozen]).toEqual([409, null])
  })

  it('is kept, not stored, when it is too long or the draft is outdated, and deleted with its campaign', async () => {
    const path = await newCampaign(GERMAN)
    const long = { ...ENGLISH, ...GERMAN, 'subject.de': 'ä'.repeat(121), version: '2' }
    const refused = await site.editor.form(path, long)
    const html = await refused.text()
    expect(refused.status).toBe(400)
    expect(html).toContain('German: The subject is one line of 120 characters at most.')
    expect(html).toContain('ä'.repeat(121))
    const late = await site.operator.form(path, { ...ENGLISH, 'subject.fr': 'Trois nuits', version: '1' })
    expect([late.status, (await late.text()).includes('value="Trois nuits"')]).toEqual([409, true])
    expect((await translationsOf(path)).map(({ subject }) => subject)).toEqual(['Drei Nächte in Kioto'])
    // All fields empty: no translation.
    await site.editor.form(path, { ...ENGLISH, 'subject.de': ' ', version: '2' })
    expect(await translationsOf(path)).toEqual([])
    await site.editor.form(path, { ...ENGLISH, ...GERMAN, version: '3' })
    await site.editor.form(`${path}/delete`, { confirm: 'yes' })
    expect(await translationsOf(path)).toEqual([])
  })

  it('goes to subscribers of the language, and in English to all others; the archive shows both', async () => {
    const run = await createCampaignRun()
    const ids = await run.subscribe(3)
    const [german = '', french = '', english = ''] = ids
    const speak = bindings.DB.prepare('UPDATE newsletter_subscribers SET language = ? WHERE id = ?')
    await bindings.DB.batch([speak.bind('de', german), speak.bind('fr', french)])
    const path = await newCampaign(GERMAN)
    expect(await textOf(site.operator, path)).toContain('<li>French: 1, who get the English campaign</li>')
    await site.editor.form(`${path}/test`, {})
    expect((await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })).status).toBe(303)
    run.clock.nowMs = Date.now()
    run.queued.length = 0
    await run.runCron()
    await run.runUntilIdle()
    const mailTo = (id: string) => run.accepted.find(({ to }) => to.startsWith(id))
    expect(run.accepted.length).toBe(3)
    expect(mailTo(german)).toMatchObject({ subject: 'Drei Nächte in Kioto' })
    expect(mailTo(german)?.html).toContain('<html lang="de"')
    expect(mailTo(german)?.headers?.['List-Unsubscribe']).toContain('/de/newsletter/unsubscribe?token=')
    for (const id of [french, english]) {
      expect(mailTo(id)).toMatchObject({ subject: 'Three nights in Kyoto' })
      expect(mailTo(id)?.html).toContain('<html lang="en"')
      expect(mailTo(id)?.headers?.['List-Unsubscribe']).toContain('test/newsletter/unsubscribe?token=')
    }
    const slug = await bindings.DB.prepare('SELECT slug FROM letters WHERE id = ?')
      .bind(idOf(path))
      .first('slug')
    const page = `/newsletter/letters/${slug}`
    const translated = await textOf(site.anonymous, `/de${page}`)
    expect(translated).toContain('<h1 class="h1" lang="de">Drei Nächte in Kioto</h1>')
    expect(translated).toContain(`<a class="link" href="${page}" lang="en" hrefLang="en">English</a>`)
    expect(translated).toContain(`<link rel="canonical" href="https://fernway.test/de${page}"/>`)
    const original = await textOf(site.anonymous, page)
    expect(original).toContain('<h1 class="h1" lang="en">Three nights in Kyoto</h1>')
    expect(original).toContain(`<a class="link" href="/de${page}" lang="de" hrefLang="de">Deutsch</a>`)
    // Not sent in French: the English text, marked as English and not indexed.
    const fallback = await textOf(site.anonymous, `/fr${page}`)
    expect(fallback).toContain('<h1 class="h1" lang="en">Three nights in Kyoto</h1>')
    expect(fallback).toContain('<meta name="robots" content="noindex"/>')
    expect(await textOf(site.anonymous, '/de/newsletter/letters')).toContain(
      `<h2 class="h3" lang="de"><a href="/de${page}">Drei Nächte in Kioto</a></h2>`,
    )
  })

  it('is sent in English once the site no longer offers the language', async () => {
    const run = await createCampaignRun({ LANGUAGES: 'fr' })
    const [german = ''] = await run.subscribe(1)
    await bindings.DB.prepare(`UPDATE newsletter_subscribers SET language = 'de' WHERE id = ?`)
      .bind(german)
      .run()
    const path = await newCampaign(GERMAN)
    await site.editor.form(`${path}/test`, {})
    await site.operator.form(`${path}/send`, { version: '2', confirm: 'yes' })
    run.clock.nowMs = Date.now()
    await run.runCron()
    await run.runUntilIdle()
    expect(run.accepted.map(({ subject }) => subject)).toEqual(['Three nights in Kyoto'])
    expect(run.accepted[0]?.headers?.['List-Unsubscribe']).not.toContain('/de/')
  })
})
