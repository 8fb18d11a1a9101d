import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'

const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const panel = (page: Page) => page.locator('.search-panel')
const handle = (page: Page) => page.locator('.search-menu > summary')
const box = (page: Page) => page.locator('.search-panel input[name="q"]')
const isFocused = (page: Page) => box(page).evaluate((input) => input === document.activeElement)

const ready = (page: Page) => page.goto('/places', { waitUntil: 'networkidle' })

describe('the search panel', () => {
  it('opens by hovering on a desk, shows three places, and closes when the pointer has left', async () => {
    const { page, complaints, close } = await openPage(DESK)
    await ready(page)
    await handle(page).hover()
    await panel(page).waitFor()
    expect(await page.locator('.search-picks .print:visible').count()).toBe(3)
    expect(await page.locator('.search-picks a[href="/best-in-travel"]').textContent()).toBe(
      'Explore Best in Travel',
    )
    await page.mouse.move(640, 790)
    await panel(page).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await close()
  })

  it('takes the focus into its box when a press opened it, by mouse and by keyboard', async () => {
    const { page, close } = await openPage(DESK)
    await ready(page)
    await handle(page).click()
    await expect.poll(() => isFocused(page)).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    await expect.poll(() => handle(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page)).toBe(true)
    await close()
  })

  it('closes by a click elsewhere, by leaving with the keyboard, and by the close-search event', async () => {
    const { page, close } = await openPage(DESK)
    await ready(page)
    const shut = [
      () => page.mouse.click(640, 780),
      () => page.locator('.header-sign-in').focus(),
      () => page.evaluate(() => document.dispatchEvent(new Event('close-search'))),
    ]
    for (const closeIt of shut) {
      await handle(page).press('Enter')
      await panel(page).waitFor()
      await page.mouse.move(640, 790)
      await closeIt()
      await panel(page).waitFor({ state: 'hidden' })
    }
    await close()
  })

  it('covers the screen of a phone, keeps the focus inside and the page still', async () => {
    const { page, close } = await openPage(PHONE)
    await ready(page)
    await handle(page).tap()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    await expect.poll(() => isFocused(page)).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.search-menu') !== null)).toBe(true)
    }
    await handle(page).tap()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.locator('[inert]').count()).toBe(0)
    await close()
  })

  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('opens and searches without script on %s', async (_name, device) => {
    const { page, close } = await openPage({ ...device, javaScriptEnabled: false })
    await page.goto('/places')
    await handle(page).click()
    await panel(page).waitFor()
    await box(page).fill('lisbon')
    await box(page).press('Enter')
    await page.waitForURL('**/search?q=lisbon')
    await close()
  })

  it('opens, and its form works, before its script has arrived', async () => {
    const { page, close } = await openPage(PHONE)
    await page.route(/\/assets\/.*\.js$/, () => undefined)
    await page.goto('/places', { waitUntil: 'commit' })
    await handle(page).tap()
    await box(page).fill('kyoto')
    await box(page).press('Enter')
    await page.waitForURL('**/search?q=kyoto', { waitUntil: 'commit' })
    await close()
  })

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in %s', async (colorScheme) => {
    for (const device of [DESK, PHONE]) {
      const { page, close } = await openPage({
        ...device,
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      })
      await ready(page)
      await handle(page).click()
      await panel(page).waitFor()
      expect(await findAxeViolations(page)).toEqual([])
      await close()
    }
  })

  it.each([
    [320, 16],
    [640, 32],
    [1280, 32],
  ])('scrolls nothing sideways at %i px with text of %i px', async (width, size) => {
    const { page, close } = await openPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await ready(page)
    await handle(page).click()
    await panel(page).waitFor()
    expect(
      await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
    await close()
  })
})
