import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

/** Marks the page, leaves it, and comes back by the browser's Back. */
async function leaveAndComeBack(page: EnginePage, other: string): Promise<void> {
  const path = await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
    return location.pathname
  })
  await page.open(other)
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await page.arrive(path)
  // The very document that was left: the engine had put it by, and no script began anew.
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes')
}

/**
 * Pages that come back from where browsers keep them (back/forward cache). WebKit does so while a program drives it; Firefox
 * loads them again, and Chromium without a window keeps none.
 */
export const RETURN_FLOWS: readonly EngineFlow[] = [
  {
    name: 'Back to a page that was left with its menu open shows it closed, and it opens again',
    device: 'phone',
    run: async (page) => {
      const hamburger = '.header-tools button[aria-label="Menu"]'
      await page.open('/places')
      await page.click(hamburger)
      await page.see('main[inert]')
      await leaveAndComeBack(page, '/newsletter')
      await page.miss('.site-nav:popover-open')
      await page.miss('[inert]')
      await page.click(hamburger)
      await page.see('.site-nav:popover-open')
    },
  },
  {
    name: 'Back to a page that was left with its search open shows it closed, and it opens again',
    device: 'phone',
    run: async (page) => {
      const opener = '.search-menu > button[aria-label="Search"]'
      await page.open('/places')
      await page.click(opener)
      await page.see('main[inert]')
      await leaveAndComeBack(page, '/newsletter')
      await page.miss('.search-panel:popover-open')
      await page.miss('[inert]')
      await page.click(opener)
      await page.see('.search-panel:popover-open')
    },
  },
]
