import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations, findColourViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Breakpoint of large screens. */
const LARGE_PX = 1024
const DEVICES = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const

const panel = (page: Page) => page.locator('.search-panel')
const opener = (page: Page) => page.locator('.search-menu > button[aria-label="Search"]')
/** The only visible search field. */
const box = (page: Page) => page.locator('header input[name="q"]:visible')
const isFocused = (page: Page) => box(page).evaluate((input) => input === document.activeElement)
const options = (page: Page) => page.locator('.search-side [role="option"]')

/**
 * Opens the panel: by a click into the field on a desktop, by the button on a phone or with text that is large for the
 * window.
 */
async function openPanel(page: Page, textPx = 16): Promise<void> {
  // Decides by width, because the page may not have its stylesheet yet.
  if (((page.viewportSize()?.width ?? 0) * 16) / textPx < LARGE_PX) await opener(page).click()
  else await box(page).click()
  await panel(page).waitFor()
}

/** A network that is idle does not say that the page is parsed. */
async function ready(page: Page): Promise<void> {
  await page.goto('/places')
  await page.waitForLoadState('networkidle')
}

describe.each(DEVICES)('search on %s', (_name, device) => {
  it('one field is visible at a time, also on pages with their own field', async () => {
    const { page, close } = await openPage(device)
    await ready(page)
    await openPanel(page)
    expect(await page.locator('input[name="q"]:visible').count()).toBe(1)
    await page.goto('/search')
    expect(await page.locator('input[name="q"]:visible').count()).toBe(1)
    await close()
  })

  it('opens with the focus in its field and searches without script; empty and blank queries send nothing', async () => {
    const { page, close } = await openPage({ ...device, javaScriptEnabled: false })
    await page.goto('/places')
    await openPanel(page)
    for (const text of ['', '   ']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).pathname).toBe('/places')
    }
    await page.keyboard.type('lisbon')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=*lisbon')
    await close()
  })

  it('no character typed before the script has loaded is lost', async () => {
    const { page, close } = await openPage(device)
    const gate = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/places', { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await openPanel(page)
    await page.keyboard.type('kyo')
    gate.resolve()
    await options(page).first().waitFor()
    await page.keyboard.type('to')
    expect(await box(page).inputValue()).toBe('kyoto')
    await expect.poll(() => options(page).first().textContent()).toContain('Kyoto')
    await close()
  })

  it('stays a plain form with focus and text when the suggestions fail', async () => {
    const { page, close } = await openPage(device)
    await page.route('**/api/suggest**', (route) => route.fulfill({ json: { suggestions: [null] } }))
    await ready(page)
    await openPanel(page)
    await box(page).and(page.locator('[role="combobox"]')).waitFor()
    await page.keyboard.type('kyoto')
    await page.locator('header input[role="combobox"]').waitFor({ state: 'detached' })
    expect(await isFocused(page)).toBe(true)
    expect(await page.locator('.error-notice').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=kyoto')
    await close()
  })

  it('reports that no page matches the query, until the query changes', async () => {
    const { page, close } = await openPage(device)
    await ready(page)
    await openPanel(page)
    const none = page.locator('.search-side [role="status"]', { hasText: 'No page has that name.' })
    await page.keyboard.type('zzxxqq')
    await none.waitFor()
    expect(await findAxeViolations(page, '.search-panel')).toEqual([])
    await box(page).fill('kyoto')
    await options(page).first().waitFor()
    expect(await none.count()).toBe(0)
    await close()
  })

  it('explains a suggested page whose title does not contain the query', async () => {
    const { page, close } = await openPage(device)
    await ready(page)
    await openPanel(page)
    await page.keyboard.type('dotonbori')
    await options(page).filter({ hasText: 'Osaka: Dotonbori' }).waitFor()
    await close()
  })

  it('has no axe violations, empty and with suggestions, in light and dark', async () => {
    const { page, close } = await openPage({ ...device, colorScheme: 'light', reducedMotion: 'reduce' })
    await ready(page)
    await openPanel(page)
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.type('kyo')
    await options(page).first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findColourViolations(page)).toEqual([])
    await box(page).fill('')
    await options(page).first().waitFor({ state: 'detached' })
    expect(await findColourViolations(page)).toEqual([])
    await close()
  })
})

describe('open search on narrow screens', () => {
  it.each([
    [320, 16],
    [320, 32],
    [640, 32],
    [1280, 32],
  ])('does not scroll sideways at %i px with text of %i px', async (width, size) => {
    const { page, close } = await openPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await ready(page)
    await openPanel(page, size)
    expect(
      await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
    await close()
  })
})
