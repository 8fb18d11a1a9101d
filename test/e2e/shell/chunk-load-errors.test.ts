import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

/** Returns a function that counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

it('a chunk that a deployment removed reloads the page once, and the page still works', async () => {
  const { page, close } = await openPage()
  const loads = countLoads(page)
  await page.route(/\/assets\/search-box/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/search')
  await page.locator('#search-q').focus()
  await expect.poll(loads).toBe(2)
  await page.waitForLoadState('networkidle')
  const missed = page.waitForResponse(/\/assets\/search-box/)
  await page.locator('#search-q').focus()
  await missed
  await page.locator('#search-q').fill('kyoto')
  await page.locator('#search-q').press('Enter')
  await page.waitForURL('**/search?q=kyoto')
  expect(loads()).toBe(3)
  await close()
})

it('a chunk that exists but failed to load does not reload the page for a visitor who is leaving', async () => {
  const { page, close } = await openPage()
  const loads = countLoads(page)
  await page.clock.install()
  await page.route(/\/assets\/search-box/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.goto('/search')
  const checkedChunk = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.url().includes('/assets/search-box'),
  )
  await page.locator('#search-q').focus()
  expect((await checkedChunk).status()).toBe(200)
  await page.clock.runFor(4000)
  expect(loads()).toBe(1)
  await page.locator('#search-q').fill('kyoto')
  await page.locator('#search-q').press('Enter')
  await page.waitForURL('**/search?q=kyoto')
  expect(loads()).toBe(2)
  await close()
})

it('a chunk that failed to load reloads an idle page once', async () => {
  const { page, close } = await openPage()
  const loads = countLoads(page)
  await page.route(/\/assets\/search-box/, (route) => route.abort())
  await page.goto('/search')
  await page.locator('#search-q').focus()
  await expect.poll(loads).toBe(2)
  await page.locator('#search-q').fill('kyoto')
  await page.locator('#search-q').press('Enter')
  await page.waitForURL('**/search?q=kyoto')
  expect(loads()).toBe(3)
  await close()
})
