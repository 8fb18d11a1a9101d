import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  findAxeViolations,
  findColourViolations,
  removeBody,
} from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

/** Checks the opened menus only; pages-without-script.test.ts checks the page around them. */
const HEADER = '.site-header'

/** On a desktop. */
const SECTIONS = ['Destinations', 'Books', 'Trips', 'Stories']

/** Where every opened part adds content. */
const OPEN_SECTION = '.nav-section[open]'

async function expectNoViolations(page: Page, within: string): Promise<void> {
  expect(await findAxeViolations(page, within)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findColourViolations(page, within)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

describe('open menus', () => {
  it.each(SECTIONS)(
    'the desktop menu has no axe violations in any part of %s, in light and dark',
    async (section) => {
      const { page, close } = await openPage({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
      await page.goto('/places')
      // The first press starts the script of the menus, without which a press closes the open tab.
      await waitForIdleIslands(page)
      await removeBody(page)
      const sections = page.locator('.nav-section > summary:visible')
      expect(await sections.allTextContents()).toEqual(
        SECTIONS.map((title) => expect.stringContaining(title)),
      )
      await sections.filter({ hasText: section }).click()
      await expectNoViolations(page, HEADER)
      for (const part of await page.locator('.nav-section[open] .nav-group > summary').all()) {
        await part.click()
        await part.and(page.locator('[open] > summary')).waitFor()
        await expectNoViolations(page, OPEN_SECTION)
      }
      await close()
    },
  )

  it('the phone menu has no axe violations at any level, in light and dark', async () => {
    const { page, close } = await openPage({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await page.goto('/places')
    await waitForIdleIslands(page)
    await removeBody(page)
    await page.locator('.header-tools button[aria-label="Menu"]').click()
    await expectNoViolations(page, HEADER)
    for (const section of ['Destinations', 'Books', 'Trips', 'Account']) {
      const summary = page.locator('.nav-section > summary', { hasText: section })
      await summary.click()
      await expectNoViolations(page, OPEN_SECTION)
      await summary.click()
    }
    await close()
  })
})

describe('open menus on narrow screens', () => {
  it.each([
    [320, 16],
    [640, 32],
    [1024, 16],
    [1280, 32],
  ])(
    'do not scroll sideways at %i px with text of %i px, and every target is at least 24 px',
    async (width, size) => {
      const { page, close } = await openPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
      const client = await page.context().newCDPSession(page)
      await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
      await page.goto('/places')
      const menu = page.locator('.header-tools button[aria-label="Menu"]')
      if (await menu.isVisible()) await menu.click()
      await page.locator('.nav-section > summary', { hasText: 'Destinations' }).click()
      for (const part of await page.locator('.nav-section[open] .nav-group > summary').all()) {
        if ((await part.locator('..').getAttribute('open')) === null) await part.click()
        const faults = await page.evaluate(() => {
          const root = document.documentElement
          const panel = document.querySelector('.nav-section[open] .nav-panel') ?? root
          const wide = [...panel.querySelectorAll<HTMLElement>('*')]
            .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
            .filter((element) => {
              const bounds = (element.closest('.nav-body') ?? root).getBoundingClientRect()
              return element.getBoundingClientRect().right > bounds.right + 1
            })
            .map((element) => `wide: ${element.textContent}`)
          if (root.scrollWidth > root.clientWidth) wide.push('wide: the page')
          const small = [...panel.querySelectorAll<HTMLElement>('a, summary')]
            .filter((target) => target.checkVisibility())
            .filter((target) => target.getBoundingClientRect().height < 24)
            .map((target) => `small: ${target.textContent}`)
          return [...wide, ...small]
        })
        expect(faults).toEqual([])
      }
      await close()
    },
  )
})
