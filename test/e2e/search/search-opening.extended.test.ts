import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const panel = (page: Page) => page.locator('.search-panel')
const opener = (page: Page) => page.locator('.search-menu > button[aria-label="Search"]')
/** The only visible search field. */
const box = (page: Page) => page.locator('header input[name="q"]:visible')
const isFocused = (page: Page) => box(page).evaluate((input) => input === document.activeElement)
const options = (page: Page) => page.locator('.search-side [role="option"]')

/** Waits until the panel is open by its script: before that it follows the focus, and knows no Escape. */
const opened = (page: Page) => page.locator('.search-menu[data-state="open"] > .search-panel').waitFor()

async function openPanel(page: Page): Promise<void> {
  await box(page).click()
  await opened(page)
}

/** A network that is idle does not say that the page is parsed. */
async function ready(page: Page): Promise<void> {
  await page.goto('/places')
  await page.waitForLoadState('networkidle')
}

describe('desktop search field', () => {
  it('hovering opens the panel, and the following click focuses the field', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await ready(page)
    await box(page).hover()
    await panel(page).waitFor()
    expect(await page.locator('.search-picks .print:visible').count()).toBe(3)
    expect(await page.locator('.search-picks a[href="/best-in-travel"]').textContent()).toBe(
      'Explore Best in Travel',
    )
    await page.mouse.down()
    await page.mouse.up()
    await page.keyboard.type('kyoto')
    expect(await box(page).inputValue()).toBe('kyoto')
    await options(page).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('the panel stays open when the pointer leaves, also over another menu while the visitor types', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.clock.install()
    await ready(page)
    await box(page).hover()
    await waitForIdleIslands(page)
    await page.clock.runFor(200)
    await panel(page).waitFor()
    await page.mouse.move(640, 790)
    await page.clock.runFor(1000)
    expect(await panel(page).isVisible()).toBe(true)
    await box(page).click()
    await page.keyboard.type('ky')
    await page.locator('.nav-section > summary', { hasText: 'Books' }).hover()
    await page.clock.runFor(1000)
    await page.keyboard.type('oto')
    expect(await box(page).inputValue()).toBe('kyoto')
    expect(await panel(page).isVisible()).toBe(true)
    expect(await page.locator('.nav-section[open]').count()).toBe(0)
    await close()
  })

  it('focusing the field opens the panel, and so does typing after Escape', async () => {
    const { page, close } = await openPage(DESKTOP)
    await ready(page)
    // A page in the background gets no events of focus, by which the header loads its script.
    await page.bringToFront()
    await box(page).focus()
    await opened(page)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await isFocused(page)).toBe(true)
    await page.keyboard.type('k')
    await panel(page).waitFor()
    await close()
  })

  it('the panel closes by a click elsewhere, by moving the focus away, by Escape and by the close-search event', async () => {
    const { page, close } = await openPage(DESKTOP)
    await ready(page)
    const shut = [
      () => page.mouse.click(6, 780),
      () => page.locator('.header-sign-in').focus(),
      () => page.locator('.search-side a').last().press('Escape'),
      () => page.evaluate(() => document.dispatchEvent(new Event('close-search'))),
    ]
    for (const closeIt of shut) {
      await box(page).blur()
      await openPanel(page)
      await closeIt()
      await panel(page).waitFor({ state: 'hidden' })
    }
    await close()
  })

  it('opening a menu closes the panel, and the panel can open again', async () => {
    const { page, close } = await openPage(DESKTOP)
    await ready(page)
    await openPanel(page)
    await page.locator('.nav-section > summary', { hasText: 'Books' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    await box(page).click()
    await panel(page).waitFor()
    expect(await page.locator('.nav-section[open]').count()).toBe(0)
    await close()
  })
})

describe('phone search', () => {
  it('is a full-screen dialog: it traps the focus, locks scrolling, and restores the focus to its button', async () => {
    const { page, complaints, close } = await openPage(PHONE)
    await ready(page)
    await opener(page).tap()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    expect(await isFocused(page)).toBe(true)
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.search-panel') !== null)).toBe(true)
    }
    await page.locator('button[aria-label="Close search"]').tap()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.locator('[inert]').count()).toBe(0)
    expect(await opener(page).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('Back closes it, and Back from the results returns to the page with the dialog closed', async () => {
    const { page, close } = await openPage(PHONE)
    await ready(page)
    await opener(page).tap()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    await page.goBack()
    await panel(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/places')
    await opener(page).tap()
    await page.locator('#sheet-q[role="combobox"]').waitFor()
    await page.keyboard.type('lisbon')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=lisbon')
    await page.goBack()
    await page.waitForURL('**/places')
    expect(await panel(page).isVisible()).toBe(false)
    await close()
  })
})
