import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMeasured } from '#test/support/node/open-measured.ts'
import { openPage } from '#test/support/node/open-page.ts'

const KB = 1024
/** Performance, figures 8 and 9. */
const MOST_AT_LOAD = 3 * KB
const MOST_AWAKE = 85 * KB

/** Weighs every script that the page fetches from now on, gzipped. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then((body) => gzipSync(body).byteLength))
  })
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

it('a page fetches little script before anybody does anything', async () => {
  const { page, close } = await openPage()
  const weigh = weighScripts(page)
  await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
  expect(await weigh()).toBeLessThanOrEqual(MOST_AT_LOAD)
  await close()
})

it('a page with everything awake and measured stays within its budget', async () => {
  const { page, close } = await openMeasured('measurement.advertising')
  const weigh = weighScripts(page)
  await page.goto('/destinations/japan/kyoto')
  await page.waitForFunction(() => 'fernwayTrack' in globalThis)
  await page.mouse.move(200, 200)
  for (const island of await page.locator('[data-island]').all())
    await island
      .locator('input, button, a, summary')
      .first()
      .focus({ timeout: 1000 })
      .catch(() => undefined)
  await page.hover('.nav-section')
  await page.click('.site-footer a[href="/cookie-settings"]')
  await page.locator('.consent-dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const weight = await weigh()
  expect(weight).toBeGreaterThan(60 * KB)
  expect(weight).toBeLessThanOrEqual(MOST_AWAKE)
  await close()
})
