import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForSaves } from '#test/support/node/saves/wait-for-saves.ts'
import { withSystemFonts } from '#test/support/node/system-fonts.ts'
import { makeTripFrom, signInForTrips, waitForLiveForms } from '#test/support/node/trip-browser.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { findBrowser } from '#tools/command/find-browser.ts'

/** Ten pages, each loaded and examined; a busy machine takes longer. */
const TIMEOUT_MS = 180_000

const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-07-13' }
const PUBLIC = ['/trips', '/trips/new?from=/destinations/portugal/lisbon&itinerary=2']

/** Makes a trip and a link to look at it; the paths of all pages of it. */
async function tripPages(page: Page): Promise<readonly string[]> {
  await signInForTrips(page)
  await makeTripFrom(page, LISBON)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link to look' }).click()
  const shared = new URL(await page.locator('#made-link').inputValue()).pathname
  const add = `/profile/trips/add?path=${encodeURIComponent('/destinations/portugal/lisbon#se')}`
  return [pathname, `${pathname}/print`, shared, `${shared}/print`, add]
}

it(
  'pages of trips have no violations that axe finds',
  async () => {
    const { page, close } = await openPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true })
    for (const path of [...PUBLIC, ...(await tripPages(page))]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, await findAxeViolations(page, 'main')]).toEqual([path, []])
    }
    await close()
  },
  TIMEOUT_MS,
)

it('the plan fetches at most 12 kB of script for trips before it is touched, and no React', async () => {
  const { page, close } = await openPage({ viewport: { width: 1280, height: 900 } })
  /** The scripts of a page with their gzipped sizes; fetched once more, because a page that is left has no bodies. */
  const weigh = async (path: string): Promise<Readonly<Record<string, number>>> => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // Else a slow machine counts scripts of every page as those of the plan.
    await waitForIdleIslands(page)
    await page.locator('html[data-layout-loaded]').waitFor({ state: 'attached' })
    await waitForLiveForms(page)
    // Requested once the scripts for a visitor who is signed in are loaded.
    await waitForSaves(page)
    await page.waitForLoadState('networkidle')
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
    const size = async (url: string) => gzipSync(await (await page.request.get(url)).body()).byteLength
    return Object.fromEntries(await Promise.all(urls.map(async (url) => [url, await size(url)] as const)))
  }
  const [plan = ''] = await tripPages(page)
  // The plan loads what draws it without a network after five seconds, which a slow machine takes for the page alone.
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => (ms < 5000 ? wait(run, ms) : 0),
    })
  })
  const others = await weigh('/profile/saves')
  const scripts = Object.entries(await weigh(plan)).filter(([url]) => !Object.hasOwn(others, url))
  const bytes = scripts.reduce((sum, [, size]) => sum + size, 0)
  console.log(`script of the plan beyond that of saves: ${bytes} bytes gzip`)
  expect(scripts.map(([url]) => url).join(' ')).not.toContain('hydrate-island')
  expect(bytes).toBeLessThanOrEqual(12 * 1024)
  await close()
})

describe('at 320 px with text at twice its size', () => {
  let browser: Browser

  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32']
    browser = await chromium.launch({ executablePath: findBrowser(), args, env: withSystemFonts('arial') })
  })
  afterAll(() => browser.close())

  it('no page of trips scrolls sideways', async () => {
    const page = await browser.newPage({
      baseURL: inject('siteOrigin'),
      viewport: { width: 320, height: 800 },
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'cf-connecting-ip': '2001:db8:7219::1' },
    })
    page.setDefaultTimeout(120_000)
    for (const path of [...PUBLIC, ...(await tripPages(page))]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    }
    await page.close()
  })
})
