import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Slow 3G of the browser tools: 400 kbit/s, two seconds latency. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 }
const TIMEOUT_MS = 90_000

/** Opens a page over a slow network, on which no script arrives, and returns as soon as it is painted. */
async function openSlowly(device: typeof DESKTOP | typeof PHONE, path: string) {
  const opened = await openPage(device)
  const client = await opened.page.context().newCDPSession(opened.page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_3G)
  // However slow the machine is, none has loaded when the visitor goes on.
  await opened.page.route(/\.js$/, () => undefined)
  await opened.page.goto(path, { waitUntil: 'commit', timeout: TIMEOUT_MS })
  await opened.page.locator('h1').waitFor({ timeout: TIMEOUT_MS })
  return opened
}

const isAsleep = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('[data-island-state]:not([data-island-state="asleep"])') === null,
  )

describe('slow network before any script has loaded', () => {
  it(
    'the phone menu opens, drills down and closes, and its search field works',
    async () => {
      const { page, close } = await openSlowly(PHONE, '/places')
      await page.locator('.header-tools button[aria-label="Menu"]').tap()
      await page.locator('.nav-section > summary', { hasText: 'Destinations' }).tap()
      await page.locator('.nav-places a').first().waitFor()
      expect(await isAsleep(page)).toBe(true)
      await page.locator('button[aria-label="Close menu"]').tap()
      await page.locator('.search-menu > button[aria-label="Search"]').tap()
      await page.locator('#sheet-q').waitFor()
      await page.keyboard.type('tasmania')
      expect(await page.locator('#sheet-q').inputValue()).toBe('tasmania')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search\?q=tasmania$/, { waitUntil: 'commit', timeout: TIMEOUT_MS })
      await close()
    },
    TIMEOUT_MS,
  )

  it(
    'the desktop menu opens by a click, and so does the search panel, whose form searches',
    async () => {
      const { page, close } = await openSlowly(DESKTOP, '/places')
      await page.locator('.nav-section > summary', { hasText: 'Books' }).click()
      await page.locator('.nav-section[open] .nav-promo').waitFor()
      const box = page.locator('#header-q')
      await box.click()
      await page.locator('.search-panel').waitFor()
      await page.keyboard.type('tasmania')
      await box.press('Enter')
      await page.waitForURL(/\/search\?q=tasmania$/, { waitUntil: 'commit', timeout: TIMEOUT_MS })
      await close()
    },
    TIMEOUT_MS,
  )

  it(
    "the footer's form signs up",
    async () => {
      const { page, close } = await openSlowly(PHONE, '/places')
      const form = page.locator('.site-footer form[action="/api/newsletter"]')
      await form.locator('input[type="email"]').fill('slow.reader@example.com')
      expect(await isAsleep(page)).toBe(true)
      await form.locator('button[type="submit"]').tap()
      await page.waitForURL('**/newsletter/thanks**', { waitUntil: 'commit', timeout: TIMEOUT_MS })
      await close()
    },
    TIMEOUT_MS,
  )
})
