import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { leaveWithConsent, openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

type Event = { readonly name: string; readonly source: string; readonly emailHash?: string | null }

const FORM = '#footer-email'
const eventsOf = (page: Page): Promise<readonly Event[]> =>
  page.evaluate(() => [...((globalThis as { fernwayEvents?: Event[] }).fernwayEvents ?? [])])
const namesOf = async (page: Page): Promise<readonly string[]> =>
  (await eventsOf(page)).filter(({ source }) => source === 'Footer-signup').map(({ name }) => name)

async function openPlaces() {
  const opened = await openPage({ viewport: { width: 1280, height: 800 } })
  await opened.page.clock.install()
  await opened.page.route('**/api/newsletter', (route) => route.fulfill({ status: 200, json: {} }))
  await opened.page.goto('/places')
  return opened
}

/** Signs up, with a fake clock that starts just before the success. */
async function signUp(page: Page): Promise<void> {
  await page.focus(FORM)
  await page.waitForSelector(`[data-island="newsletter-form"][data-island-state="awake"] ${FORM}`)
  await page.fill(FORM, ' Ana@Example.com')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.press(FORM, 'Enter')
  await page.waitForSelector('.newsletter-thanks')
  // The script that reports the success may be loaded after the thanks are shown.
  await waitForIdleIslands(page)
}

describe('events of the sign-up form', () => {
  it('the form reports a view when half visible and a start at the first focus, once each, without React for the view', async () => {
    const { page, close } = await openPlaces()
    await page.waitForTimeout(500)
    expect(await namesOf(page)).toEqual([])
    await page.locator('footer .newsletter').scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => (globalThis as { fernwayEvents?: unknown[] }).fernwayEvents?.length === 1,
    )
    expect(await page.locator('footer [data-island-state]:not([data-island-state="asleep"])').count()).toBe(0)
    for (let time = 0; time < 2; time += 1) {
      await page.focus(FORM)
      await page.focus('footer .newsletter a')
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('footer .newsletter').scrollIntoViewIfNeeded()
    }
    await expect.poll(() => namesOf(page)).toContain('form_start')
    await page.waitForTimeout(300)
    expect(await namesOf(page)).toEqual(['form_view', 'form_start'])
    await close()
  })

  it('the form reports a submit three seconds after a success, with the hash of the address instead of the address', async () => {
    const { page, close } = await openPlaces()
    // Without the tracker, which would remove the events.
    await page.route(/\/assets\/apply-consent-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const applyConsent = () => undefined' }),
    )
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the panel of cookie settings does
      document.cookie = 'consent=measurement; path=/'
    })
    await signUp(page)
    // Digests are computed one after another: that of the address is there before this one.
    await page.evaluate(() => crypto.subtle.digest('SHA-256', new Uint8Array(1)).then(() => undefined))
    await page.clock.runFor(2900)
    expect(await namesOf(page)).not.toContain('form_submit')
    const submitsOf = async () => (await eventsOf(page)).filter(({ name }) => name === 'form_submit')
    await page.clock.runFor(200)
    await expect.poll(async () => (await submitsOf()).length).toBe(1)
    const submits = await submitsOf()
    expect(submits[0]?.emailHash).toBe('8e43ca37701228e74983efdbd0cff5c16b3b1e5d4e29a7c05626d4d25a018e11')
    expect(JSON.stringify(submits).toLowerCase()).not.toContain('ana@')
    await close()
  })

  it('the form reports a submit at once when the visitor leaves earlier, and no second one', async () => {
    const { page, close } = await openPlaces()
    await signUp(page)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.clock.runFor(3500)
    expect((await namesOf(page)).filter((name) => name === 'form_submit')).toHaveLength(1)
    await close()
  })

  it('events carry no hash without consent to measurement', async () => {
    const { page, close } = await openPlaces()
    await signUp(page)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const submit = (await eventsOf(page)).find(({ name }) => name === 'form_submit')
    expect(submit?.emailHash).toBeNull()
    await close()
  })

  it('events carry no hash with Global Privacy Control', async () => {
    const { page, close } = await openPlaces()
    await page.evaluate(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await signUp(page)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const submit = (await eventsOf(page)).find(({ name }) => name === 'form_submit')
    expect(submit?.emailHash).toBeNull()
    await close()
  })

  it('the form reports a native submit before its script has loaded', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await page.route('**/assets/newsletter-form*', () => undefined)
    await visitWithConsent(page, '/places')
    await page.fill(FORM, `native-${Date.now()}@example.com`)
    await page.press(FORM, 'Enter')
    await page.waitForURL('**/newsletter/thanks')
    await leaveWithConsent(measured)
    const submits = await requests.named('FormSubmitted')
    expect(submits.map(({ payload }) => payload['formContext'])).toMatchObject([
      { formName: 'NEWSLETTER', source: 'FOOTER-SIGNUP' },
    ])
    expect(JSON.stringify(await requests.events())).not.toMatch(/native-|example\.com/i)
    await close()
  })
})
