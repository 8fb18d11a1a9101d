import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const LANGUAGES = ['English', 'Deutsch', 'Français', 'Español', 'Italiano', 'Česky']

describe('language menu', () => {
  it('lists six languages, each by its own name and with this page in it, with the current one marked and not a link', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto('/places')
    await page.locator('.language-menu summary').click()
    const options = page.locator('.language-menu li')
    expect(await options.allTextContents()).toEqual(LANGUAGES)
    expect(await page.locator('.language-menu [aria-current="true"]').textContent()).toBe('English')
    expect(await page.locator('.language-menu a').count()).toBe(5)
    expect(await page.locator('.language-menu a[lang="cs"]').getAttribute('href')).toBe('/cs/places')
    await close()
  })

  it('closes by Escape, with the focus restored, and by a press elsewhere', async () => {
    const { page, close } = await openPage()
    const awake = page.waitForResponse('**/api/layout')
    await page.goto('/places')
    await awake
    const summary = page.locator('.language-menu summary')
    await summary.press('Enter')
    await page.locator('.language-menu a').first().focus()
    await page.keyboard.press('Escape')
    await page.locator('.language-menu:not([open])').waitFor()
    expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)
    await summary.click()
    await page.locator('.footer-line').click()
    await page.locator('.language-menu:not([open])').waitFor()
    await close()
  })

  it('leads to the same question in another language, and to the trip of the device', async () => {
    const { page, close } = await openPage()
    for (const address of ['/compare?place=japan&place=portugal', '/trips/device#0123']) {
      const awake = page.waitForResponse('**/api/layout')
      await page.goto(address)
      await awake
      await page.locator('.language-menu summary').click()
      const link = page.locator('.language-menu a[lang="de"]')
      await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`${address.replace('?', '.')}$`))
      expect(await link.getAttribute('href')).toContain('/de/')
    }
    await close()
  })

  itUnlessSample.each(['light', 'dark'] as const)(
    'has no axe violations when open, in %s',
    async (colorScheme) => {
      for (const width of [390, 1280]) {
        const { page, close } = await openPage({
          viewport: { width, height: 800 },
          colorScheme,
          reducedMotion: 'reduce',
        })
        await page.goto('/places')
        await page.locator('.language-menu summary').click()
        expect(await findAxeViolations(page, '.language-menu')).toEqual([])
        await close()
      }
    },
  )
})
