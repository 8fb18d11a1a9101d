import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { openWithConsent } from '#test/support/node/open-with-consent.ts'
import { recordRequests } from '#test/support/node/record-requests.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LINE = '.consent-line'
const SETTINGS = '.site-footer a[href="/cookie-settings"]'

/** An interaction that loads the deferred scripts. */
const REACH = '.site-footer .footer-line'

describe('consent', () => {
  it('without consent nothing is measured or stored, and no third party is requested', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    const requests = await recordRequests(page)
    for (const path of ['/', '/places', '/destinations/japan/kyoto', '/search?q=kyoto']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.hover(REACH)
      await page.waitForTimeout(300)
    }
    expect([await requests.countBatches(), requests.thirdPartyUrls()]).toEqual([0, []])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('the question is in the footer, not over the page, and refusing hides it permanently', async () => {
    const { page, close } = await openPage(DESKTOP)
    const requests = await recordRequests(page)
    await page.goto('/')
    expect(await page.locator('dialog[open], [role="dialog"]:visible').count()).toBe(0)
    await page.locator(`${LINE} button[value="necessary"]`).click()
    await page.waitForFunction(() => document.cookie.includes('consent=none'))
    await page.goto('/places', { waitUntil: 'networkidle' })
    await page.locator(LINE).getByText('Nothing is measured, as you chose.').waitFor()
    expect([await requests.countBatches(), requests.thirdPartyUrls()]).toEqual([0, []])
    await close()
  })

  it('measurement starts with consent, and stops at once when it is withdrawn', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    const requests = await recordRequests(page)
    await page.clock.install()
    await page.goto('/places')
    await page.hover(REACH)
    await waitForIdleIslands(page)
    await page.locator(`${LINE} button[value="measurement"]`).click()
    await page.locator(LINE).getByText('Measurement is on. Thank you.').waitFor()
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    // The time stands still from here on: the next batch would be due while a slow machine opens the panel.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await expect.poll(() => requests.named('pageView')).toHaveLength(1)
    const before = await requests.countBatches()
    await page.click('h1')
    await page.click(SETTINGS)
    await page.locator('.consent-dialog').waitFor()
    await page.locator('.consent-dialog button[value="necessary"]').click()
    await page.waitForFunction(() => !('fernwayTrack' in globalThis))
    await page.locator('.footer-column summary, .footer-column a').first().focus()
    await page.goto('/')
    await page.waitForTimeout(1000)
    expect(await requests.countBatches()).toBe(before)
    expect(complaints).toEqual([])
    await close()
  })

  itUnlessSample(
    'the Global Privacy Control of the browser is honoured when its requests lack the header',
    async () => {
      const { page, close } = await openPage(DESKTOP)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
      for (const path of ['/cookie-settings', '/do-not-sell-or-share-my-personal-information']) {
        await page.goto(path)
        await page.hover(REACH)
        await page.locator('main [role="status"]', { hasText: 'We honour it' }).waitFor()
        expect(await page.locator('main form.consent button:visible').count()).toBe(0)
        expect(await page.locator('main form.consent input:checked[name]').count()).toBe(0)
      }
      await page.goto('/places')
      await page.hover(REACH)
      await waitForIdleIslands(page)
      await page.click(SETTINGS)
      await page.locator('.consent-dialog [role="status"]', { hasText: 'We honour it' }).waitFor()
      await close()
    },
  )

  it('the panel opens over the page, shows the current choice, and restores the focus', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/')
    await page.hover(REACH)
    await waitForIdleIslands(page)
    await page.click(SETTINGS)
    const dialog = page.locator('.consent-dialog')
    await dialog.waitFor()
    expect(await findAxeViolations(page, '.consent-dialog')).toEqual([])
    expect(await dialog.locator('input[name="measurement"]').isChecked()).toBe(false)
    await dialog.locator('input[name="measurement"]').check()
    await dialog.locator('button[value="chosen"]').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie Settings')
    await page.click(SETTINGS)
    await dialog.waitFor()
    expect(await dialog.locator('input[name="measurement"]').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await close()
  })

  itUnlessSample('the panel is in the language of the page', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/de/about')
    await page.hover(REACH)
    await waitForIdleIslands(page)
    await page.click('.site-footer a[href="/de/cookie-settings"]')
    const dialog = page.locator('.consent-dialog')
    await dialog.locator('button[value="chosen"]').waitFor()
    const texts = await dialog.locator('form button').allTextContents()
    await page.goto('/de/cookie-settings')
    expect(await page.locator('main form.consent button').allTextContents()).toEqual(texts)
    await close()
  })

  it('without script, consent and opting out have pages', async () => {
    const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto('/')
    await page.click(SETTINGS)
    expect(new URL(page.url()).pathname).toBe('/cookie-settings')
    await page.click('main button[value="all"]')
    expect(await page.locator('main input[name="measurement"]').isChecked()).toBe(true)
    await page.goto('/do-not-sell-or-share-my-personal-information')
    await page.click('main button[name="optOut"]')
    await page.locator('main').getByText('You have opted out on this browser').waitFor()
    await page.goto('/cookie-settings')
    expect(await page.locator('main input[name="measurement"]').isDisabled()).toBe(true)
    await page.goto('/do-not-sell-or-share-my-personal-information')
    await page.click('main button[name="optOut"]')
    await page.locator('main').getByText('You have not opted out').waitFor()
    await close()
  })

  itUnlessSample('Global Privacy Control sent only as a header applies before anything is sent', async () => {
    const { page, requests, close } = await openWithConsent('measurement', {
      extraHTTPHeaders: { 'sec-gpc': '1' },
    })
    // The time stands still: the first batch would be due while a slow machine waits for the response with the header.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.goto('/places')
    await page.clock.runFor(1000)
    await page.click('h1')
    await page.locator(LINE).getByText('Your browser sends Global Privacy Control').waitFor()
    await page.goto('/destinations/japan/kyoto')
    await page.click('h1')
    await page.waitForTimeout(500)
    await page.goto('/places')
    expect([await requests.countBatches(), requests.thirdPartyUrls()]).toEqual([0, []])
    await close()
  })

  it('Global Privacy Control answers the question, visibly', async () => {
    const { page, complaints, close } = await openPage({ ...DESKTOP, extraHTTPHeaders: { 'sec-gpc': '1' } })
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const requests = await recordRequests(page)
    await page.goto('/cookie-settings')
    await page.locator('main').getByText('Global Privacy Control').waitFor()
    await page.goto('/destinations/japan/kyoto')
    await page.locator(LINE).getByText('Your browser sends Global Privacy Control').waitFor()
    expect(await page.locator(`${LINE} button:visible`).count()).toBe(0)
    await page.click('h1')
    await page.goto('/places')
    await page.waitForTimeout(500)
    expect([await requests.countBatches(), requests.thirdPartyUrls()]).toEqual([0, []])
    expect(complaints).toEqual([])
    await close()
  })
})
