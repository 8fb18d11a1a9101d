import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mailTo, waitFor } from '#test/support/node/captured-mail.ts'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { openPage } from '#test/support/node/open-page.ts'

const LAYOUTS = [
  ['footer', 'footer', '/places', 'Subscribe now'],
  ['hero', 'hero', '/newsletter', 'Sign Up'],
  ['inline', 'links', '/newsletter/unsubscribe', 'Send me a mail'],
] as const

/** Page region of each form. */
const PART_OF = { footer: '.site-footer', hero: 'main', inline: 'main' } as const

async function wakeForm(page: Page, id: string): Promise<void> {
  await page.focus(`#${id}-email`)
  await page.waitForSelector(`[data-island="newsletter-form"][data-island-state="awake"] #${id}-email`)
}

/**
 * Confirms from the captured mail, changes the preferences, and unsubscribes.
 * @param isLookedAt whether axe checks the pages, which are the same for every form
 */
async function followMail(page: Page, address: string, isLookedAt: boolean): Promise<void> {
  const expectNoViolations = async () =>
    expect(isLookedAt ? await findAxeViolations(page, 'main') : []).toEqual([])
  const mail = await waitFor(`a mail to ${address}`, async () => (await mailTo(address))[0])
  await page.goto('/_dev/mail')
  await page.click(`a[href="/_dev/mail/${mail.number}"]`)
  const mailBody = page.frameLocator('iframe')
  const confirmHref = await mailBody.locator('a.on-fern').getAttribute('href')
  const unsubscribeHref = await mailBody.locator('a', { hasText: 'Unsubscribe' }).getAttribute('href')
  await page.goto(confirmHref ?? '')
  await expectNoViolations()
  await page.click('main button[type="submit"]')
  await page.locator('h1', { hasText: 'You are on the list' }).waitFor()
  await expectNoViolations()
  await page.click('main a:has-text("Choose topics")')
  await page.check('input[value="road-trips"]')
  await page.check('input[value="monthly"]')
  await page.click('main button[type="submit"]')
  await page.locator('main [role="status"]', { hasText: 'Saved.' }).waitFor()
  await expectNoViolations()
  expect(await page.isChecked('input[value="road-trips"]')).toBe(true)
  expect(await page.isChecked('input[value="monthly"]')).toBe(true)
  await page.goto(unsubscribeHref ?? '')
  await expectNoViolations()
  await page.click('main button[type="submit"]')
  await page.locator('h1', { hasText: 'You are unsubscribed' }).waitFor()
  expect(await mailTo(address)).toHaveLength(1)
}

describe.each(LAYOUTS)('newsletter form: %s', (layout, id, path, button) => {
  it('a visitor signs up, confirms from the mail, changes preferences and unsubscribes', async () => {
    const { page, complaints, close } = await openPage()
    const address = newAddress()
    await page.goto(path)
    await wakeForm(page, id)
    expect(await page.textContent(`.newsletter-${layout} button`)).toBe(button)
    await page.fill(`#${id}-email`, address)
    await page.press(`#${id}-email`, 'Enter')
    const thanks = page.locator('.newsletter-thanks')
    await thanks.waitFor()
    expect(await thanks.getAttribute('role')).toBe('status')
    expect(await thanks.textContent()).toContain('Thanks for signing up!')
    expect(await thanks.textContent()).toContain(`We just sent a confirmation email to ${address}`)
    // After the paint.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Thanks for signing up!')
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'newsletterSubscribed')
    expect(cookie).toMatchObject({ value: 'true', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_535_000)
    expect(await findAxeViolations(page, PART_OF[layout])).toEqual([])
    expect(complaints).toEqual([])
    await followMail(page, address, layout === 'footer')
    await close()
  })

  it('all of it works without script', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    const address = newAddress()
    await page.goto(path)
    await page.fill(`#${id}-email`, address)
    await Promise.all([page.waitForURL('**/newsletter/thanks'), page.press(`#${id}-email`, 'Enter')])
    expect(await page.textContent('h1')).toBe('Thanks for signing up!')
    await followMail(page, address, false)
    await close()
  })

  it('after a failure the form retains the address, shows the error in red, and can be submitted again', async () => {
    const { page, close } = await openPage()
    const address = newAddress()
    await page.goto(path)
    await wakeForm(page, id)
    await page.fill(`#${id}-email`, address)
    const responses = [
      (route: { abort: () => Promise<void> }) => route.abort(),
      (route: { fulfill: (it: object) => Promise<void> }) => route.fulfill({ status: 503, body: '{}' }),
      (route: { fulfill: (it: object) => Promise<void> }) => route.fulfill({ status: 204 }),
    ]
    for (const response of responses) {
      await page.route('**/api/newsletter', response as never, { times: 1 })
      const request = page.waitForRequest('**/api/newsletter')
      await page.click(`.newsletter-${layout} button`)
      await request
      await page.waitForSelector(`.newsletter-${layout} button:has-text("${button}")`)
      const alert = page.locator(`.newsletter-${layout} [role="alert"]`)
      expect(await alert.textContent()).toBe(
        'There was an error processing your request, please try again later.',
      )
      expect(await page.inputValue(`#${id}-email`)).toBe(address)
      expect(await page.getAttribute(`#${id}-email`, 'aria-invalid')).toBe('true')
    }
    expect(await findAxeViolations(page, PART_OF[layout])).toEqual([])
    const background = await page
      .locator(`.newsletter-${layout} [role="alert"]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(background).toBe(layout === 'hero' ? 'rgb(168, 36, 27)' : 'rgb(251, 233, 228)')
    await page.click(`.newsletter-${layout} button`)
    await page.waitForSelector('.newsletter-thanks')
    await close()
  })
})

describe('newsletter form', () => {
  it('the browser validates an empty or malformed address', async () => {
    const { page, close } = await openPage()
    await page.goto('/newsletter')
    await wakeForm(page, 'hero')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const text of ['', 'ana', 'ana@']) {
      await page.fill('#hero-email', text)
      await page.press('#hero-email', 'Enter')
    }
    expect(await page.locator('.newsletter-hero [role="alert"]').count()).toBe(0)
    expect(requests.filter((url) => url.includes('/api/newsletter'))).toEqual([])
    await close()
  })

  it('a bot that fills in the hidden field gets a success response, and no person can reach that field', async () => {
    const { page, close } = await openPage()
    await page.goto('/newsletter')
    await page.focus('#hero-email')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('website')
    const fields = { source: 'x', email: newAddress(), website: 'x' }
    const status = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/newsletter', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }, fields)
    expect(status).toBe(200)
    expect(await mailTo(fields.email)).toEqual([])
    await close()
  })
})
