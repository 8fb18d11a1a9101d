import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'
import { signIn } from './account-flows.ts'

/**
 * Marks the page, leaves it, and comes back by the browser's Back.
 * @param meanwhile what happens on the other page
 */
async function leaveAndComeBack(
  page: EnginePage,
  other: string,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const path = await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
    return location.pathname
  })
  await page.open(other)
  await meanwhile()
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await page.arrive(path)
  // The very document that was left: the engine had put it by, and no script began anew.
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes')
}

/** Pages that come back from where browsers keep them (back/forward cache), which Chromium without a window does not do. */
export const RETURN_FLOWS: readonly EngineFlow[] = [
  {
    name: 'Back after signing out shows no account menu',
    device: 'desk',
    // The provider's own forms ask for a face that is not there.
    complaints: /favicon|404/i,
    run: async (page) => {
      await signIn(page, '/places')
      await page.see('.profile-menu:not([hidden])')
      await leaveAndComeBack(page, '/about', () =>
        page.evaluate(() => fetch('/api/auth/logout', { redirect: 'manual' }).then(() => true)),
      )
      await page.see('.header-sign-in:not([hidden])')
      await page.see('.profile-menu[hidden]')
      const names = () =>
        [...document.querySelectorAll('[data-session-name]')].map(({ textContent }) => textContent)
      expect(new Set(await page.evaluate(names))).toEqual(new Set(['']))
    },
  },
  {
    name: 'Back after an answer about measuring shows the answer',
    device: 'desk',
    run: async (page) => {
      await page.open('/places')
      await page.see('.consent-line button')
      await leaveAndComeBack(page, '/about', () =>
        page.evaluate(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the one store that all engines have
          document.cookie = 'consent=measurement; path=/; max-age=600'
        }),
      )
      await page.until('the answer', () =>
        document.querySelector('.consent-line p')?.textContent?.includes('You let us count.'),
      )
    },
  },
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
