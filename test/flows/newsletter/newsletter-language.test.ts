import { beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { tokenOf } from '#test/support/worker/mail/mail-service.ts'
import { createNewsletterSite, type NewsletterSite } from '#test/support/worker/newsletter-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: NewsletterSite
let address: string
beforeEach(async () => {
  site = await createNewsletterSite()
  address = `${crypto.randomUUID()}@example.com`
})

const signUp = (path: string) =>
  site.fetch(path, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
    body: JSON.stringify({ source: 'Test', email: address }),
  })
const languageOf = () =>
  site.env.DB.prepare('SELECT language FROM newsletter_subscribers WHERE address = ?')
    .bind(address)
    .first('language')

it('a mail and the pages behind its links are in the language of the page of the sign-up', async () => {
  expect((await signUp('/fr/api/newsletter')).status).toBe(200)
  await site.deliver()
  const [mail] = site.mailService.mails
  const link = `${SITE}/fr/newsletter/confirm?token=${tokenOf(mail)}`
  expect(mail?.subject).toBe('Confirme ton inscription à la lettre de Fernway')
  expect(mail?.html).toContain('<html lang="fr">')
  expect(mail?.html).toContain(link)
  expect(mail?.text).toContain(link)
  expect(mail?.headers?.['List-Unsubscribe']).toContain('/fr/newsletter/unsubscribe?token=')
  const page = await (await site.fetch(link.slice(SITE.length))).text()
  expect(page).toContain('<html lang="fr"')
})

it('one click of a mail client ends a subscription in a language', async () => {
  await signUp('/cs/api/newsletter')
  await site.deliver()
  const [mail] = site.mailService.mails
  const link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const response = await site.fetch(link.slice(SITE.length), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response.status).toBe(200)
  const row = await site.env.DB.prepare('SELECT status FROM newsletter_subscribers WHERE address = ?')
    .bind(address)
    .first('status')
  expect(row).toBe('unsubscribed')
})

it('the last sign-up of a pending address decides; an English page means English', async () => {
  await signUp('/de/api/newsletter')
  expect(await languageOf()).toBe('de')
  site.clock.nowMs += 15 * MINUTE_MS
  await signUp('/api/newsletter')
  expect(await languageOf()).toBe('en')
})

it('a subscriber of a language that the site no longer offers gets mails in English', async () => {
  await signUp('/it/api/newsletter')
  const english = await createNewsletterSite({ LANGUAGES: '' })
  english.jobs.push(...site.jobs)
  await english.deliver()
  const [mail] = english.mailService.mails
  expect(mail?.html).toContain('<html lang="en">')
  expect(mail?.html).toContain(`${SITE}/newsletter/confirm?token=`)
})
