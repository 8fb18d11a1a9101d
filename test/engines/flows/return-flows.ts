import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'
import { signIn } from './account-flows.ts'

/** Waits until everything that a page does at idle has begun: its question for the layout comes last, and has its answer. */
const settle = (page: EnginePage): Promise<unknown> =>
  page.until('what is done at idle', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/layout')),
  )

/**
 * Marks the page, leaves it, and comes back by the browser's Back.
 * @param meanwhile what happens on the other page, and how many pages it leads on
 */
async function leaveAndComeBack(
  page: EnginePage,
  other: string,
  meanwhile: () => Promise<number> = () => Promise.resolve(0),
): Promise<void> {
  const path = await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
    return location.pathname
  })
  await page.open(other)
  const steps = 1 + (await meanwhile())
  await page.evaluate((back) => {
    setTimeout(() => history.go(-back))
  }, steps)
  await page.arrive(path)
  const isKept = await page.evaluate(() => document.documentElement.dataset['kept'] === 'yes')
  // WebKit puts the document by, and no script begins anew; Firefox loads it again while a program drives it.
  if (await page.evaluate(() => navigator.vendor.startsWith('Apple'))) expect(isKept).toBe(true)
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
      await settle(page)
      await leaveAndComeBack(page, '/about', async () => {
        await page.evaluate(() => {
          setTimeout(() => location.assign('/api/auth/logout'))
        })
        // At the provider; here the session is over.
        await page.see('button[value="yes"]')
        return 1
      })
      await page.see('.header-sign-in:not([hidden])')
      await page.see('.profile-menu[hidden]')
      const names = () =>
        [...document.querySelectorAll('[data-session-name]')].map(({ textContent }) => textContent)
      expect(new Set(await page.evaluate(names))).toEqual(new Set(['']))
    },
  },
  {
    name: 'Back after another answer about measuring shows that one',
    device: 'desk',
    run: async (page) => {
      const answer = (value: string): Promise<void> =>
        page.evaluate((consent) => {
          // biome-ignore lint/suspicious/noDocumentCookie: the one store that all engines have
          document.cookie = `consent=${consent}; path=/; max-age=600`
        }, value)
      const says = (text: string): Promise<unknown> =>
        page.until(
          text,
          (wanted) => document.querySelector('.consent-line p')?.textContent?.includes(wanted),
          text,
        )
      await page.open('/about')
      await answer('none')
      await page.open('/places')
      await says('Nothing is counted')
      await leaveAndComeBack(page, '/about', async () => {
        await answer('measurement')
        return 0
      })
      await says('You let us count.')
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
