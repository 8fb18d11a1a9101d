import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { sampleOf } from '#test/support/sample.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function answerProfile(page: Page, status: number, body = ''): Promise<void> {
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status, body }))
}

describe('account menu', () => {
  it.each(sampleOf([204, 503], 2))(
    'shows Sign In with the return address when the profile API returns %i',
    async (status) => {
      const { page, close } = await openPage(DESKTOP)
      await answerProfile(page, status)
      const answered = page.waitForResponse('**/api/auth/profile')
      await page.goto('/search?q=kyoto')
      await answered
      const link = page.locator('.header-tools .header-sign-in')
      expect(await link.textContent()).toBe('Sign In')
      const way = () => link.getAttribute('href')
      await expect.poll(way).toBe('/api/auth/login?returnTo=%2Fsearch%3Fq%3Dkyoto')
      expect(await page.locator('.profile-menu').isVisible()).toBe(false)
      await page.goto('/de/search?q=kyoto')
      await expect.poll(way).toBe('/de/api/auth/login?returnTo=%2Fde%2Fsearch%3Fq%3Dkyoto')
      await close()
    },
  )

  it.each(sampleOf(['light', 'dark'] as const, 2))(
    'the profile menu opens by click and by hover, in %s',
    async (colorScheme) => {
      const { page, close } = await openPage({ ...DESKTOP, colorScheme })
      await answerProfile(page, 200, JSON.stringify({ nickname: 'ana' }))
      await page.goto('/places')
      const menu = page.locator('.profile-menu')
      await menu.waitFor()
      expect(await page.locator('.header-sign-in').isVisible()).toBe(false)
      expect(await menu.locator('summary').textContent()).toContain('Account of ana')
      await menu.hover()
      await page.locator('.profile-menu[open]').waitFor()
      expect(await menu.locator('li').allTextContents()).toEqual([
        'Saves',
        'eLibrary',
        'Account settings',
        'Sign out',
      ])
      expect(await findAxeViolations(page)).toEqual([])
      await page.mouse.move(300, 700)
      await expect.poll(() => page.locator('.profile-menu[open]').count()).toBe(0)
      await menu.locator('summary').click()
      expect(await page.locator('.profile-menu[open]').count()).toBe(1)
      await page.keyboard.press('Escape')
      expect(await page.locator('.profile-menu[open]').count()).toBe(0)
      await close()
    },
  )

  it('the phone menu lists the account links in its panel', async () => {
    const { page, close } = await openPage(PHONE)
    await answerProfile(page, 200, JSON.stringify({ nickname: '' }))
    const answered = page.waitForResponse('**/api/auth/profile')
    await page.goto('/places')
    await answered
    await page.locator('.header-tools button[aria-label="Menu"]').tap()
    await page.locator('.nav-section > summary', { hasText: 'Account' }).tap()
    const panel = page.locator('.nav-section[open] .nav-panel')
    await panel.locator('li').first().waitFor()
    expect(await panel.locator('li').allTextContents()).toEqual([
      'Saves',
      'E-Library',
      'Account Settings',
      'Logout',
    ])
    expect(await panel.locator('[data-session="out"]').isVisible()).toBe(false)
    await close()
  })

  it('names the signed-in visitor, opens below the header rule, and causes no layout shift', async () => {
    const { page, close } = await openPage(DESKTOP)
    const measured = Promise.withResolvers<void>()
    await page.route('**/api/auth/profile', async (route) => {
      await measured.promise
      await route.fulfill({ json: { nickname: 'Ana Pereira' } })
    })
    await page.goto('/places')
    await page.locator('.header-sign-in').waitFor()
    const before = await page.locator('#header-q').boundingBox()
    measured.resolve()
    await page.locator('.profile-menu').waitFor()
    expect(await page.locator('#header-q').boundingBox()).toEqual(before)
    await page.locator('.profile-menu summary').click()
    expect(await page.locator('.profile-panel p').textContent()).toBe('Signed in as Ana Pereira')
    const header = await page.locator('.site-header').boundingBox()
    const list = await page.locator('.profile-panel').boundingBox()
    expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 2)
    await close()
  })

  it('disappears from a page that the back/forward cache restores after signing out', async () => {
    const { page, close } = await openPage(DESKTOP)
    await answerProfile(page, 200, JSON.stringify({ nickname: 'ana' }))
    await page.goto('/places')
    await page.locator('.profile-menu').waitFor()
    // The script of restored pages has run: imports of one module may resolve in any order.
    await page.locator('html[data-layout-loaded]').waitFor({ state: 'attached' })
    await answerProfile(page, 204)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.locator('.header-sign-in').waitFor()
    expect(await page.locator('.profile-menu').isVisible()).toBe(false)
    expect(await page.locator('[data-session-name]').allTextContents()).not.toContain('ana')
    await close()
  })
})
