import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { hamburger, isClosed, openSheet, PHONE, section, sheet } from '#test/support/node/phone-menu.ts'

describe('phone menu as a dialog', () => {
  it.each(['tap', 'Enter', 'click'] as const)(
    'is a modal dialog: %s moves the focus inside, and Escape, Back and the close button restore it',
    async (way) => {
      const { page, close } = await openPage(way === 'tap' ? PHONE : { viewport: PHONE.viewport })
      await page.goto('/places', { waitUntil: 'networkidle' })
      // A page in the background gets no events of focus, by which the header loads its script.
      await page.bringToFront()
      const leave = [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => page.locator('button[aria-label="Close menu"]').click(),
      ]
      for (const closeIt of leave) {
        if (way === 'tap') await hamburger(page).tap()
        else if (way === 'click') await hamburger(page).click()
        else await hamburger(page).press('Enter')
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
        await page.locator('main[inert]').waitFor({ state: 'attached' })
        expect(await page.evaluate(() => document.activeElement?.closest('.site-nav') !== null)).toBe(true)
        await closeIt()
        await isClosed(page)
        await expect.poll(() => page.locator('[inert]').count()).toBe(0)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
          .toBe('Menu')
        await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
      }
      expect(await page.locator('[role="dialog"]').count()).toBe(0)
      await close()
    },
  )

  it('moves the focus inside before its script has loaded', async () => {
    const { page, close } = await openPage({ ...PHONE, javaScriptEnabled: false })
    await page.goto('/places')
    await hamburger(page).tap()
    await sheet(page).waitFor()
    await page.keyboard.press('Enter')
    await isClosed(page)
    await close()
  })

  it.each(['Destinations', 'Books', 'Trips', 'Stories'])(
    'one screen shows the cart, the way back, every group of %s and the link to all',
    async (title) => {
      const { page, close } = await openPage({ ...PHONE, reducedMotion: 'reduce' })
      await page.goto('/places')
      await openSheet(page)
      await section(page, title).tap()
      const open = page.locator('.nav-section[open]')
      await open.locator('.nav-panel').waitFor()
      const parts = await open.locator('.nav-group > summary').all()
      for (const part of [...parts, open.locator('.nav-all a')]) {
        const box = await part.boundingBox()
        expect(box !== null && box.y >= 0 && box.y + box.height <= PHONE.viewport.height).toBe(true)
      }
      await sheet(page).evaluate((element) => element.scrollTo(0, 9999))
      for (const control of [page.locator('.nav-top a[href$="/cart"]'), open.locator('> summary')]) {
        const box = await control.boundingBox()
        expect(box !== null && box.y >= 0 && box.y < 120).toBe(true)
      }
      await close()
    },
  )

  it('a page that was left with the menu open is restored with it closed, and one Back goes further', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/')
    await page.goto('/places', { waitUntil: 'networkidle' })
    await openSheet(page)
    await page.goto('/newsletter')
    await page.goBack({ waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe('/places')
    await isClosed(page)
    await openSheet(page)
    await page.goBack()
    await isClosed(page)
    expect(new URL(page.url()).pathname).toBe('/places')
    await close()
  })
})
