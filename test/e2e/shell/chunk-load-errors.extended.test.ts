import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

/** Longer than the delay after which a failed chunk once reloaded the page. */
const LONG_AFTER_MS = 8000

/** Returns a function that counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

const failures = {
  'was removed by a deployment': (page: Page) =>
    page.route(/\/assets\/search-box/, (route) => route.fulfill({ status: 404, body: '' })),
  'exists but fails to load': (page: Page) =>
    page.route(/\/assets\/search-box/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    ),
} as const

describe.each(Object.entries(failures))('a chunk that %s', (_what, fail) => {
  it('leaves the page, the focus and the typed text as they are, and the form works', async () => {
    const { page, close } = await openPage()
    const loads = countLoads(page)
    await page.clock.install()
    await fail(page)
    await page.goto('/search')
    const failed = page.waitForEvent('console', (message) => message.type() === 'error')
    const field = page.locator('#search-q')
    // A page in the background gets no events of focus, by which the form loads its script.
    await page.bringToFront()
    await field.focus()
    await field.pressSequentially('kyo')
    await failed
    await page.clock.runFor(LONG_AFTER_MS)
    await field.pressSequentially('to')
    expect(loads()).toBe(1)
    expect(await field.inputValue()).toBe('kyoto')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.press('Enter')
    await page.waitForURL('**/search?q=kyoto')
    await page.locator('main a[href="/destinations/japan/kyoto"]').first().waitFor()
    expect(loads()).toBe(2)
    await close()
  })
})

it('a missing idle chunk leaves an idle page as it is, and its search works', async () => {
  const { page, close } = await openPage({ viewport: { width: 390, height: 844 } })
  const loads = countLoads(page)
  await page.clock.install()
  await page.route(/\/assets\/idle-parts/, (route) => route.fulfill({ status: 404, body: '' }))
  const missed = page.waitForResponse(/\/assets\/idle-parts/)
  await page.goto('/articles')
  await page.clock.runFor(LONG_AFTER_MS)
  await missed
  await page.clock.runFor(LONG_AFTER_MS)
  expect(loads()).toBe(1)
  await page.goto('/search')
  await page.locator('#search-q').fill('kyoto')
  await page.locator('#search-q').press('Enter')
  await page.waitForURL('**/search?q=kyoto')
  await close()
})

it('Cookie Settings are a page when their panel cannot be loaded', async () => {
  const { page, close } = await openPage()
  await page.route(/\/assets\/consent-panel/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/about')
  // The panel would open over this page, so the link waits for the scripts that handle it.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-layout-loaded'))
  await page.mouse.move(200, 200)
  const missed = page.waitForResponse(/\/assets\/consent-panel/)
  await page.locator('.site-footer a[href="/cookie-settings"]').click()
  await missed
  await page.waitForURL('**/cookie-settings')
  await close()
})
