import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findAxeViolations,
  findColourViolations,
  removeLayout,
} from '#test/support/node/find-axe-violations.ts'
import type { WatchedPage } from '#test/support/node/open-page.ts'
import { ACCOUNT_PAGE_PATHS, openSignedIn } from '#test/support/node/open-signed-in.ts'

const WIDTHS_PX = [390, 1280]

describe.each(WIDTHS_PX)('account pages, %i px wide', (width) => {
  let opened: WatchedPage
  beforeAll(async () => {
    opened = await openSignedIn({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  })
  afterAll(() => opened.close())

  it.each(ACCOUNT_PAGE_PATHS)(
    '%s has no axe violations in light and dark, with every dialog open',
    async (path) => {
      const { page } = opened
      await page.goto(path, { waitUntil: 'networkidle' })
      for (const details of await page.locator('main details').all()) await details.locator('summary').click()
      expect(await findAxeViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      // Header and footer are the same on all pages.
      if (path !== ACCOUNT_PAGE_PATHS[0]) await removeLayout(page)
      expect(await findColourViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      // One dialog of each kind: those of several cards are alike.
      const openers = page.locator(
        'main [popovertarget]:not([popovertargetaction]):not(li + li [popovertarget])',
      )
      for (const opener of await openers.all()) {
        await opener.click()
        expect(await findAxeViolations(page, '.slip:popover-open')).toEqual([])
        await page.keyboard.press('Escape')
      }
    },
  )
})
