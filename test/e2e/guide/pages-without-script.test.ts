import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  findAxeViolations,
  findColourViolations,
  removeLayout,
} from '#test/support/node/find-axe-violations.ts'
import { layoutShiftOf } from '#test/support/node/layout-shift-of.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'
import { sampleOf } from '#test/support/sample.ts'

/** The page on which the dark colours of header and footer are checked. */
const FRAMED = PAGE_KINDS['home']
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Only the phone viewport is narrowed and its text enlarged. */
const [PHONE] = VIEWPORTS
const LARGE_PX = 32

/** Checks that nothing scrolls sideways at 320 px, nor with doubled text size; restores the page. */
async function expectNoExcess(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 640, height: 800 })
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX, fixed: 26 } })
  const textPx = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  await expect.poll(textPx).toBeGreaterThanOrEqual(LARGE_PX)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await expect.poll(textPx).toBeLessThan(LARGE_PX)
}

describe.concurrent.each(sampleOf(Object.entries(PAGE_KINDS), 50))('%s', (_kind, path) => {
  it.each(VIEWPORTS)(
    'loads without console errors or layout shift, does not scroll sideways, and has no axe violations in light and dark, at $width px',
    async (viewport) => {
      // Without smooth scrolling: other tests cover motion.
      const { page, complaints, close } = await openPage({
        viewport,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        loadsImages: true,
      })
      // A network that is idle does not say that the page is parsed.
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
      await page.waitForLoadState('networkidle')
      // The swap of the fallback font may shift a line by a pixel; ten times this value still rates as good.
      const { sum, moves } = await layoutShiftOf(page)
      expect(sum, moves.join('; ')).toBeLessThan(0.01)
      if (viewport === PHONE) await expectNoExcess(page)
      await page.setViewportSize(viewport)
      expect(await findAxeViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      // Header and footer are the same on all pages.
      if (path !== FRAMED) await removeLayout(page)
      expect(await findColourViolations(page)).toEqual([])
      expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([])
      await close()
    },
  )

  it('is readable and navigable without script', async () => {
    const { page, complaints, close } = await openPage({ javaScriptEnabled: false })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // The target page has a test of its own, so a stub is enough.
    await page.route('/places', (route) => route.fulfill({ contentType: 'text/html', body: 'Places' }))
    expect(await page.locator('h1').count()).toBe(1)
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(20)
    await page.locator('.nav-section > summary').first().click()
    await page.locator('.nav-all a[href="/places"]:visible').click()
    expect(new URL(page.url()).pathname).toBe('/places')
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await close()
  })
})
