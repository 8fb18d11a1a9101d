import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CapturedMail, waitFor } from '#test/support/node/captured-mail.ts'
import { findAxeViolations, findColourViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'

const SUBSCRIBERS = ['one@mail.example', 'two@mail.example', 'three@mail.example'] as const
const [ONE, TWO, THREE] = SUBSCRIBERS
const SUBJECT = 'Three nights in Kyoto'

let site: StartedSite
beforeAll(async () => {
  site = await startIsolatedSite({ OPERATORS: 'ana@example.com=operator' })
})
afterAll(() => site.stop())

const open = (options: Parameters<typeof openPage>[0] = {}) => openPage({ baseURL: site.origin, ...options })

async function mailsTo(address: string, subject: string): Promise<readonly CapturedMail[]> {
  const mails = (await (await fetch(`${site.origin}/_dev/mail.json`)).json()) as readonly CapturedMail[]
  return mails.filter((mail) => mail.to === address && mail.subject === subject)
}
const mailTo = (address: string, subject: string) =>
  waitFor(`“${subject}” to ${address}`, async () => (await mailsTo(address, subject))[0])

/** Subscribes as a visitor does: form, mail, confirmation button. */
async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/newsletter')
  await page.fill('#hero-email', address)
  await page.press('#hero-email', 'Enter')
  const mail = await waitFor(`a mail to ${address}`, async () => {
    const mails = (await (await fetch(`${site.origin}/_dev/mail.json`)).json()) as readonly CapturedMail[]
    return mails.find(({ to }) => to === address)
  })
  await page.goto(`/_dev/mail/${mail.number}.html`)
  await page.goto((await page.locator('a.on-fern').getAttribute('href')) ?? '')
  await page.click('main button[type="submit"]')
  await page.locator('h1', { hasText: 'You are on the list' }).waitFor()
}

/** Writes, tests and sends a campaign; ends on its page once it is sent. */
async function sendCampaign(page: Page, subject: string): Promise<void> {
  await page.goto('/desk/letters')
  await page.click('main button')
  await page.fill('input[name="subject"]', subject)
  await page.fill('input[name="preheader"]', 'What to leave out')
  await page.fill('textarea[name="body"]', 'See [Japan](/destinations/japan) first.')
  await page.click('button[value="save"] >> nth=0')
  const path = new URL(page.url()).pathname
  await page.click('button:has-text("Send a test to ana@example.com")')
  await page.locator('.notice-done').waitFor()
  const form = page.locator('form[action$="/send"]')
  await form.locator('input[name="confirm"]').check()
  await form.locator('button').click()
  await page.locator('.notice-done', { hasText: 'Sending has started.' }).waitFor()
  await waitFor('the end of the letter', async () => {
    await page.goto(path)
    return (await page.textContent('main'))?.includes('Sent, ') === true ? true : undefined
  })
}

const countOf = (page: Page, row: string): Promise<string | null> =>
  page
    .locator('tr', { has: page.locator(`text="${row}"`) })
    .locator('td')
    .first()
    .textContent()

const leave = (address: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
const heading = async (response: Response): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]

describe('campaign subscribers', () => {
  it('a campaign goes to confirmed subscribers, who unsubscribe by one click or by the footer link, and its statistics count them', {
    timeout: 180_000,
  }, async () => {
    const subscriber = await open({ javaScriptEnabled: false })
    for (const address of SUBSCRIBERS) await subscribe(subscriber.page, address)
    const { page, close } = await open({ javaScriptEnabled: false })
    await page.goto('/api/auth/login?returnTo=%2Fdesk')
    await signInAtProvider(page, 'ana', '/desk')
    await sendCampaign(page, SUBJECT)
    const campaignUrl = page.url()
    const mails = await Promise.all(SUBSCRIBERS.map((address) => mailTo(address, SUBJECT)))
    for (const address of SUBSCRIBERS) expect(await mailsTo(address, SUBJECT)).toHaveLength(1)
    expect(await countOf(page, 'Sent')).toBe('3')

    // The header for mail clients: GET changes nothing, POST without cookie or Origin unsubscribes, idempotently.
    const { headers } = mails[0] as CapturedMail
    const link = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect([
      link.startsWith(`${site.origin}/newsletter/unsubscribe?token=`),
      headers['List-Unsubscribe-Post'],
    ]).toEqual([true, 'List-Unsubscribe=One-Click'])
    for (let times = 0; times < 2; times += 1) expect(await heading(await fetch(link))).toBe('Leaving us?')
    const other = link.at(-1) === 'A' ? 'Q' : 'A'
    for (const forged of [link.slice(0, -1) + other, link.slice(0, -4), `${link}A`])
      expect((await leave(forged)).status).toBe(404)
    expect(await heading(await fetch(link))).toBe('Leaving us?')
    for (let times = 0; times < 2; times += 1) {
      const left = await leave(link)
      expect([left.status, await heading(left)]).toEqual([200, 'You are unsubscribed'])
    }

    // The footer link of the mail, as a person follows it.
    await subscriber.page.goto(`/_dev/mail/${mails[1]?.number}.html`)
    await subscriber.page.click('a:text-is("Unsubscribe")')
    await subscriber.page.locator('h1', { hasText: 'Leaving us?' }).waitFor()
    await subscriber.page.click('main button:has-text("Unsubscribe")')
    await subscriber.page.locator('h1', { hasText: 'You are unsubscribed' }).waitFor()
    await subscriber.close()

    // One subscriber opens a page from it with consent to measurement, another without.
    for (const consent of ['measurement', 'none']) {
      const visit = await open()
      await visit.page.context().addCookies([{ name: 'consent', value: consent, url: site.origin }])
      await visit.page.goto(`/_dev/mail/${mails[2]?.number}.html`)
      const href = (await visit.page.locator('a:text-is("Japan")').getAttribute('href')) ?? ''
      expect(href).toMatch(/\/destinations\/japan\?from=letter-[a-z0-9-]+$/)
      const counted = visit.page.waitForResponse('**/api/events').catch(() => null)
      await visit.page.goto(href, { waitUntil: 'networkidle' })
      if (consent === 'measurement') expect((await counted)?.status()).toBe(204)
      await visit.close()
    }
    await waitFor('the visit', async () => {
      await page.goto(campaignUrl)
      return (await countOf(page, 'Visits')) === '0' ? undefined : true
    })
    expect([await countOf(page, 'Unsubscribed'), await countOf(page, 'Visits')]).toEqual(['2', '1'])

    await sendCampaign(page, 'The night train')
    await mailTo(THREE, 'The night train')
    expect([...(await mailsTo(ONE, 'The night train')), ...(await mailsTo(TWO, 'The night train'))]).toEqual(
      [],
    )
    expect(await countOf(page, 'Sent')).toBe('1')
    await close()
  })

  it('the progress page and the archive page have no axe violations and fit a phone', async () => {
    const { page, complaints, close } = await open({ viewport: { width: 320, height: 800 }, bypassCSP: true })
    await page.goto('/api/auth/login?returnTo=%2Fdesk')
    await signInAtProvider(page, 'ana', '/desk')
    await page.goto('/desk/letters')
    const run = (await page.locator(`a:has-text("${SUBJECT}")`).getAttribute('href')) ?? ''
    await page.goto('/newsletter/letters')
    const issue = (await page.locator(`main a:has-text("${SUBJECT}")`).first().getAttribute('href')) ?? ''
    complaints.splice(0)
    for (const path of [run, `${run}/preview`, '/newsletter/letters', issue]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect([path, await findAxeViolations(page)]).toEqual([path, []])
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect([path, await excess()]).toEqual([path, 0])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect([path, await findColourViolations(page)]).toEqual([path, []])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    expect(complaints).toEqual([])
    await close()
  })
})
