import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { runCommand } from '#tools/command/run-command.ts'

const TEXT = '<b>Ferries in Fiji</b> are stopped by a storm. <a href="/destinations/fiji">What to know</a>'
const BAR = '.alert-bar'

/** An alert appears on every page of a site, so these tests use a separate site. */
let site: StartedSite

beforeAll(async () => {
  site = await startIsolatedSite({}, async (stateDir) => {
    const set = await runCommand('node', ['tools/operate/publish-alert.ts', TEXT], { STATE_DIR: stateDir })
    expect(set.output).toContain('The alert is set.')
  })
})

afterAll(() => site.stop())

describe('alert bar', () => {
  it('the alert is part of the page, causes no layout shift, and stays dismissed', async () => {
    const { page, complaints, close } = await openPage({ baseURL: site.origin, loadsImages: true })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/destinations/fiji')
    await page.goto('/places', { waitUntil: 'networkidle' })
    expect(await page.locator(`${BAR} p`).innerHTML()).toBe(TEXT)
    await page.locator(`${BAR} button`).click()
    await page.locator(BAR).waitFor({ state: 'detached' })
    const cookies = await page.context().cookies()
    const dismissed = cookies.find(({ name }) => name === 'alertDismissed')
    expect([dismissed?.value, dismissed?.path]).toEqual(['true', '/'])
    expect(Math.round(((dismissed?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(10_080)
    for (const path of ['/places', '/destinations/fiji', '/search?q=x']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.locator(BAR).count()).toBe(0)
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    expect(complaints).toEqual([])
    await close()
  })

  it('can be dismissed without script, and the visitor stays on the page', async () => {
    const { page, close } = await openPage({ baseURL: site.origin, javaScriptEnabled: false })
    await page.goto('/search?q=fiji')
    await page.locator(`${BAR} button`).click()
    // The address is the same before and after the form.
    await page.locator(BAR).waitFor({ state: 'detached' })
    await page.waitForURL('**/search?q=fiji')
    expect(await page.locator(BAR).count()).toBe(0)
    await close()
  })

  it.each(['light', 'dark'] as const)('has no axe violations in %s', async (colorScheme) => {
    const { page, close } = await openPage({ baseURL: site.origin, colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/places')
    expect(await findAxeViolations(page)).toEqual([])
    await close()
  })

  it('other responses do not contain it: cards stay immutable, and the caching of feeds and sitemaps is unchanged', async () => {
    const policyOf = async (path: string) => (await fetch(site.origin + path)).headers.get('cache-control')
    const html = await (await fetch(`${site.origin}/places`)).text()
    const card = /property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(html)?.[1] ?? ''
    // The second response comes from the cache.
    for (let time = 0; time < 2; time++) {
      expect(await policyOf(card)).toBe('public, max-age=31536000, immutable')
      for (const path of [
        '/feeds/articles.rss',
        '/robots.txt',
        '/sitemap.xml',
        '/destinations/japan/kyoto.gpx',
      ])
        expect([path, await policyOf(path)]).toEqual([path, 'public, max-age=3600'])
    }
  })
})

describe('alert newer than the page', () => {
  const layout = {
    alert: '<b>Snow</b>',
    alertVersion: 'v1',
    alertDismissed: false,
    alertsOn: ['v1'],
    cookies: {},
  }

  it('appears with the next page: no layout shift and nothing covered', async () => {
    const { page, close } = await openPage()
    await page.route('**/api/layout', (route) => route.fulfill({ json: layout }))
    const layoutResponse = page.waitForResponse('**/api/layout')
    await page.goto('/places')
    await layoutResponse
    await page.waitForLoadState('networkidle')
    expect(await page.locator(BAR).count()).toBe(0)
    await close()
  })
})

describe('page restored from the back/forward cache', () => {
  it.each([
    ['was dismissed, while another is active', 0, () => ['another']],
    ['was withdrawn', 0, () => []],
    ['is still active', 1, (version: string) => ['another', version]],
  ])('checks its alert again, which %s', async (_case, count, alertsOn) => {
    const { page, close } = await openPage({ baseURL: site.origin })
    const first = page.waitForResponse('**/api/layout')
    await page.goto('/places')
    await first
    const version = (await page.getAttribute(BAR, 'data-version')) ?? ''
    const now = {
      alert: TEXT,
      alertVersion: version,
      alertDismissed: false,
      alertsOn: alertsOn(version),
      cookies: {},
    }
    await page.route('**/api/layout', (route) => route.fulfill({ json: now }))
    const again = page.waitForResponse('**/api/layout')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await again
    await expect.poll(() => page.locator(BAR).count()).toBe(count)
    await close()
  })
})
