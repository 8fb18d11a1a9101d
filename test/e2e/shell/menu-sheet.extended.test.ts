import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { hamburger, isClosed, openSheet, PHONE, section, sheet } from '#test/support/node/phone-menu.ts'

describe('phone menu', () => {
  it('the menu button opens it over a locked page, and the close button closes it', async () => {
    const { page, complaints, close } = await openPage(PHONE)
    await page.goto('/places')
    await openSheet(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.locator('button[aria-label="Close menu"]').tap()
    await isClosed(page)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
    expect(new URL(page.url()).pathname).toBe('/places')
    expect(complaints).toEqual([])
    await close()
  })

  it('drills down and back, with one section open at a time', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/places')
    await openSheet(page)
    await section(page, 'Destinations').tap()
    await page.locator('.nav-places a').first().waitFor()
    expect(await section(page, 'Books').isVisible()).toBe(false)
    await page.locator('.nav-group > summary', { hasText: 'Regions' }).tap()
    await page.locator('.nav-group > summary', { hasText: 'Continents' }).tap()
    await expect.poll(() => page.locator('.nav-section[open] .nav-group[open]').count()).toBe(1)
    const heading = page.locator('.nav-group > summary', { hasText: 'Continents' })
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) > 60).toBe(true)
    await section(page, 'All sections').and(page.locator('.nav-section[open] > summary')).tap()
    // The click of a tap comes after the touch.
    await section(page, 'Books').waitFor()
    await close()
  })

  it('traps the focus, closes by Escape and restores the focus', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/places')
    // A page in the background gets no events of focus, by which the header loads its script.
    await page.bringToFront()
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press(step < 9 ? 'Tab' : 'Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.site-nav') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await isClosed(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
    await close()
  })

  it('reopening it before its history entry is removed leaves it open', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/places')
    await openSheet(page)
    await page.locator('.site-nav').evaluate(async (nav: HTMLElement) => {
      const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      const isToggled = new Promise((resolve) => nav.addEventListener('toggle', resolve, { once: true }))
      nav.hidePopover()
      await isToggled
      nav.showPopover()
      await isBack
    })
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    expect(await sheet(page).isVisible()).toBe(true)
    await page.goBack()
    await isClosed(page)
    expect(new URL(page.url()).pathname).toBe('/places')
    await close()
  })

  it('Back closes it, and closing it otherwise leaves no history entry', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/')
    await page.goto('/places')
    await openSheet(page)
    await page.goBack()
    await isClosed(page)
    expect(new URL(page.url()).pathname).toBe('/places')
    await openSheet(page)
    await page.locator('button[aria-label="Close menu"]').tap()
    await isClosed(page)
    // The sheet goes back over its own entry, after it is closed.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
  })

  it('following a link replaces its history entry', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/places')
    await openSheet(page)
    await section(page, 'Destinations').tap()
    await page.locator('.nav-places a[href="/destinations/namibia"]').tap()
    await page.waitForURL('**/destinations/namibia')
    await page.goBack()
    await page.waitForURL('**/places')
    await isClosed(page)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await close()
  })

  it('offers Sign In, Cart and, without script, everything else', async () => {
    const { page, close } = await openPage({ ...PHONE, javaScriptEnabled: false })
    await page.goto('/places')
    await hamburger(page).tap()
    await sheet(page).waitFor()
    expect(await page.locator('.nav-foot a', { hasText: 'Cart' }).isVisible()).toBe(true)
    await section(page, 'Account').tap()
    const account = page.locator('.nav-section[open] .nav-panel')
    await account.locator('a', { hasText: 'Sign In' }).waitFor()
    expect(await account.locator('a', { hasText: 'Logout' }).isVisible()).toBe(false)
    await page.locator('.nav-section[open] > summary').tap()
    await section(page, 'Destinations').tap()
    await page.locator('.nav-all a:visible').tap()
    expect(new URL(page.url()).pathname).toBe('/places')
    await close()
  })

  it('works before the script has loaded', async () => {
    const { page, close } = await openPage(PHONE)
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => undefined)
    })
    await page.goto('/places', { waitUntil: 'commit' })
    await hamburger(page).tap()
    await section(page, 'Trips').tap()
    await page.locator('.nav-section[open]', { hasText: 'Popular Trips' }).waitFor()
    await close()
  })
})
