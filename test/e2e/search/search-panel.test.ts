import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForIdleParts } from '#test/support/node/wait-for-idle-parts.ts'

const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DEVICES = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

const panel = (page: Page) => page.locator('.search-panel')
const opener = (page: Page) => page.locator('.search-menu > button[aria-label="Search"]')
/** The one field that can be seen. */
const box = (page: Page) => page.locator('header input[name="q"]:visible')
const isFocused = (page: Page) => box(page).evaluate((input) => input === document.activeElement)
const options = (page: Page) => page.locator('.search-side [role="option"]')

/** Opens the panel by a click into the field on a desk, by the button on a phone. */
async function openPanel(page: Page): Promise<void> {
  if (await opener(page).isVisible()) await opener(page).click()
  else await box(page).click()
  await panel(page).waitFor()
}

const ready = (page: Page) => page.goto('/places', { waitUntil: 'networkidle' })

describe('the search field of a desk', () => {
  it('opens its panel under a resting pointer, and the click of that pointer types', async () => {
    const { page, complaints, close } = await openPage(DESK)
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

  it('keeps its panel when the pointer leaves, also over another menu while somebody types', async () => {
    const { page, close } = await openPage(DESK)
    await page.clock.install()
    await ready(page)
    await box(page).hover()
    await waitForIdleParts(page)
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

  it('opens its panel by the focus and by what is typed after Escape', async () => {
    const { page, close } = await openPage(DESK)
    await ready(page)
    await box(page).focus()
    await panel(page).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await isFocused(page)).toBe(true)
    await page.keyboard.type('k')
    await panel(page).waitFor()
    await close()
  })

  it('closes by a click elsewhere, by leaving with the keyboard, by Escape and by the close-search event', async () => {
    const { page, close } = await openPage(DESK)
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

  it('gives way to a menu that is opened, and takes its place again', async () => {
    const { page, close } = await openPage(DESK)
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

describe('the search of a phone', () => {
  it('covers the screen as a dialog: focus inside, page still, and back to the button', async () => {
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

  it('closes by Back, and Back from the results leads to the page with it closed', async () => {
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

describe.each(DEVICES)('search on %s', (_name, device) => {
  it('shows one field at a time, also on pages with a field of their own', async () => {
    const { page, close } = await openPage(device)
    await ready(page)
    await openPanel(page)
    expect(await page.locator('input[name="q"]:visible').count()).toBe(1)
    await page.goto('/search')
    expect(await page.locator('input[name="q"]:visible').count()).toBe(1)
    await close()
  })

  it('opens with the focus in its field and searches without script; empty and blank send nothing', async () => {
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

  it('loses no letter that is typed before its script has come', async () => {
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

  it('stays a plain form, with the focus and the letters, when its suggestions fail', async () => {
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

  it('says why a page is offered whose name does not say it', async () => {
    const { page, close } = await openPage(device)
    await ready(page)
    await openPanel(page)
    await page.keyboard.type('dotonbori')
    await options(page).filter({ hasText: 'Osaka: Dotonbori' }).waitFor()
    await close()
  })

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in %s', async (colorScheme) => {
    const { page, close } = await openPage({
      ...device,
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    await ready(page)
    await openPanel(page)
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.type('kyo')
    await options(page).first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await close()
  })
})

describe('the open search in little room', () => {
  it.each([
    [320, 16],
    [320, 32],
    [640, 32],
    [1280, 32],
  ])('scrolls nothing sideways at %i px with text of %i px', async (width, size) => {
    const { page, close } = await openPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await ready(page)
    await openPanel(page)
    expect(
      await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
    await close()
  })
})
