import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

const HAMBURGER = '.header-tools button[aria-label="Menu"]'
const DESTINATIONS = '.nav-section > summary'

const isSheetOpen = (page: EnginePage): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.site-nav:popover-open') !== null)

/** Whether a menu has no bar for moving it sideways, and nothing that would be cut off for want of one. */
const staysWithin = (page: EnginePage, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const menu = document.querySelector(wanted)
    if (!(menu instanceof HTMLElement)) return false
    // What is left of its height without the borders: a bar would take some.
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(menu)
    const inside =
      menu.offsetHeight - Number.parseFloat(borderTopWidth) - Number.parseFloat(borderBottomWidth)
    return menu.scrollWidth <= menu.clientWidth + 1 && inside - menu.clientHeight <= 1
  }, selector)

async function openSheet(page: EnginePage): Promise<void> {
  await page.open('/places')
  await page.click(HAMBURGER)
  await page.see('.site-nav:popover-open')
}

/** From the opened menu to a place. */
async function followDestination(page: EnginePage, menu: string): Promise<void> {
  await page.click(DESTINATIONS)
  await page.see(`${menu} .nav-places a`)
  expect(await staysWithin(page, menu)).toBe(true)
  await page.click('.nav-places a')
  await page.until('a place', () => location.pathname.startsWith('/destinations/'))
  expect(await page.until('its name', () => document.querySelector('h1')?.textContent)).not.toBe('')
}

export const MENU_FLOWS: readonly EngineFlow[] = [
  {
    name: 'the menu of a phone blocks the page behind it, closes on Escape, and gives the focus back',
    device: 'phone',
    run: async (page) => {
      await openSheet(page)
      await page.see('main[inert]')
      expect(await staysWithin(page, '.site-nav')).toBe(true)
      await page.press('Escape')
      await page.miss('.site-nav:popover-open')
      await page.miss('[inert]')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
      await page.click(HAMBURGER)
      await followDestination(page, '.site-nav')
    },
  },
  {
    name: 'the menu of a phone opens, closes and leads on without script',
    device: 'phone',
    hasScript: false,
    run: async (page) => {
      await openSheet(page)
      await page.click('button[aria-label="Close menu"]')
      await page.miss('.site-nav:popover-open')
      await page.click(HAMBURGER)
      await followDestination(page, '.site-nav')
    },
  },
  {
    name: 'the menu of a desk opens by a click and leads to a place',
    device: 'desk',
    run: async (page) => {
      await page.open('/places')
      expect(await isSheetOpen(page)).toBe(false)
      await followDestination(page, '.nav-section[open] .nav-panel')
    },
  },
]
