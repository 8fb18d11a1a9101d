import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

const HAMBURGER = '.header-tools button[aria-label="Menu"]'
const DESTINATIONS = '.nav-section > summary'

const isSheetOpen = (page: EnginePage): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.site-nav:popover-open') !== null)

/** Returns whether a menu scrolls sideways: its levels slide in from the side, which caused a scrollbar in WebKit. */
const movesSideways = (page: EnginePage, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const menu = document.querySelector(wanted)
    return menu === null || getComputedStyle(menu).overflowX !== 'hidden'
  }, selector)

async function openSheet(page: EnginePage): Promise<void> {
  await page.open('/places')
  await page.click(HAMBURGER)
  await page.expectText('.site-nav:popover-open')
}

/** Follows a link from the open menu to a place. */
async function followDestination(page: EnginePage, menu: string): Promise<void> {
  await page.click(DESTINATIONS)
  await page.expectText(`${menu} .nav-places a`)
  expect(await movesSideways(page, menu)).toBe(false)
  await page.click('.nav-places a')
  await page.until('a place', () => location.pathname.startsWith('/destinations/'))
  await page.until('its name', () => document.querySelector('h1')?.textContent || null)
}

export const MENU_FLOWS: readonly EngineFlow[] = [
  {
    name: 'the phone menu makes the page inert, closes by Escape, and restores the focus',
    device: 'phone',
    run: async (page) => {
      await openSheet(page)
      await page.expectText('main[inert]')
      expect(await movesSideways(page, '.site-nav')).toBe(false)
      await page.press('Escape')
      await page.expectNoText('.site-nav:popover-open')
      await page.expectNoText('[inert]')
      await page.until('the focus', () => document.activeElement?.getAttribute('aria-label') === 'Menu')
      await page.click(HAMBURGER)
      await followDestination(page, '.site-nav')
    },
  },
  {
    name: 'the phone menu opens, closes and navigates without script',
    device: 'phone',
    hasScript: false,
    run: async (page) => {
      await openSheet(page)
      await page.click('button[aria-label="Close menu"]')
      await page.expectNoText('.site-nav:popover-open')
      await page.click(HAMBURGER)
      await followDestination(page, '.site-nav')
    },
  },
  {
    name: 'the desktop menu opens by a click and navigates to a place',
    device: 'desktop',
    run: async (page) => {
      await page.open('/places')
      expect(await isSheetOpen(page)).toBe(false)
      await followDestination(page, '.nav-section[open] .nav-panel')
    },
  },
]
