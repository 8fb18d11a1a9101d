import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { openWithConsent } from '#test/support/node/open-with-consent.ts'

const KB = 1024
/** Before the first interaction or idle (F8). */
const MAX_AT_LOAD = 2.8 * KB
/** Islands, and the small parts without React that load at idle. */
const MAX_HYDRATED = 76 * KB
/** Below the budget of F9, including consent, menus and the cookie settings panel; see docs/adr/0020. */
const MAX_TOTAL = 83 * KB

/** Focusing the footer jumps there: on the way the map, which is no island, would load its script or not. */
const WITHOUT_SCROLLING = { reducedMotion: 'reduce' } as const

/** Records every script that the page fetches from now on, with its gzipped size. */
function weighScripts(page: Page): () => Promise<Record<string, number>> {
  const weights: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then((body) => [response.url(), gzipSync(body).byteLength]))
  })
  return async () => Object.fromEntries(await Promise.all(weights))
}

const sumOf = (weights: Record<string, number>): number =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0)

it('a page fetches little script before idle or interaction', async () => {
  const { page, close } = await openPage({ hasTouch: true, isMobile: true })
  await page.addInitScript(() => {
    Object.assign(globalThis, { requestIdleCallback: () => 0 })
    // The mouse of the browser may lie over the header from the start, on a phone too, which would count as an
    // interaction.
    for (const type of ['pointerover', 'pointermove'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const weigh = weighScripts(page)
  await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
  const weights = await weigh()
  expect(sumOf(weights), JSON.stringify(weights)).toBeLessThanOrEqual(MAX_AT_LOAD)
  await close()
})

async function wakeIslands(page: Page): Promise<void> {
  await page.click('#header-q')
  await page.locator('#header-q[role="combobox"]').waitFor()
  await page.keyboard.type('kyo')
  await page.locator('.search-menu .place-row').first().waitFor()
  // Closes the list, the text and the panel.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  await page.focus('#footer-email')
  await page.locator('[data-island="newsletter-form"][data-island-state="awake"]').waitFor()
}

it('a page with all islands hydrated stays within its budget', async () => {
  const { page, close } = await openPage(WITHOUT_SCROLLING)
  const weigh = weighScripts(page)
  await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
  await wakeIslands(page)
  const weight = sumOf(await weigh())
  console.log(`script of a page with all islands: ${weight}`)
  expect(weight).toBeGreaterThan(60 * KB)
  expect(weight).toBeLessThanOrEqual(MAX_HYDRATED)
  await close()
})

it('measurement, menus and the cookie settings panel add little to that', async () => {
  const { page, close } = await openWithConsent('measurement.advertising', WITHOUT_SCROLLING)
  const weigh = weighScripts(page)
  await page.goto('/destinations/japan/kyoto')
  await page.waitForFunction(() => 'fernwayTrack' in globalThis)
  await page.mouse.move(200, 200)
  await wakeIslands(page)
  await page.hover('.nav-section')
  await page.click('.site-footer a[href="/cookie-settings"]')
  await page.locator('.consent-dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const weight = sumOf(await weigh())
  console.log(`script of a page with all islands and consent: ${weight}`)
  expect(weight).toBeLessThanOrEqual(MAX_TOTAL)
  await close()
})
