import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'
import { signInWithEngine } from '#test/support/node/engines/engine-sign-in.ts'

const LAYOUT = '/api/layout'
const SESSION = '/api/auth/profile'

const hasResponses = (address: string, times: number): boolean =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address)).length >= times

/** Whether the page is loaded and no response has arrived for three seconds: a pending one is not listed. */
function isNetworkQuiet(): boolean {
  const lastMs = Math.max(
    ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
  )
  return document.readyState === 'complete' && performance.now() - lastMs > 3000
}

/** Marks the page, navigates away, does something there, and returns with Back. */
async function navigateAwayAndBack(page: EnginePage, leave: () => Promise<void>): Promise<void> {
  for (const address of [LAYOUT, SESSION]) await page.until(address, hasResponses, address, 1)
  // WebKit does not cache a page with pending requests: on a busy machine, parts are still imported after the layout.
  await page.until('a quiet network', isNetworkQuiet)
  const path = await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
    return location.pathname
  })
  await leave()
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await page.expectPath(path)
  // The same document as before: the back/forward cache restored it, and no script ran again.
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes')
}

/**
 * Ends the session from within a page, as deleting the account does: WebKit's driver does not follow Back over a page
 * of another site, such as the provider's.
 */
async function endSession(page: EnginePage): Promise<void> {
  // Not awaited: on a slow machine it takes longer than a call of the driver may.
  await page.evaluate(() => {
    const body = new URLSearchParams({ confirm: 'yes' })
    void fetch('/profile/settings/delete', { method: 'POST', body, redirect: 'manual' })
  })
  await page.until('the end of the session', async () => (await fetch('/api/auth/profile')).status === 204)
}

/**
 * Pages restored from the back/forward cache. WebKit uses it under automation; Firefox reloads the pages, and headless
 * Chromium has no such cache.
 */
export const BACK_NAVIGATION_FLOWS: readonly EngineFlow[] = [
  {
    name: 'Back to a page that was left with its menu open shows it closed, and it opens again',
    device: 'phone',
    run: async (page) => {
      const hamburger = '.header-tools button[aria-label="Menu"]'
      await page.open('/places')
      await page.click(hamburger)
      await page.expectText('main[inert]')
      await navigateAwayAndBack(page, () => page.open('/newsletter'))
      await page.expectNoText('.site-nav:popover-open')
      await page.expectNoText('[inert]')
      await page.click(hamburger)
      await page.expectText('.site-nav:popover-open')
    },
  },
  {
    name: 'Back to a page that was left with its search open shows it closed, and it opens again',
    device: 'phone',
    run: async (page) => {
      const opener = '.search-menu > button[aria-label="Search"]'
      await page.open('/places')
      await page.click(opener)
      await page.expectText('main[inert]')
      await navigateAwayAndBack(page, () => page.open('/newsletter'))
      await page.expectNoText('.search-panel:popover-open')
      await page.expectNoText('[inert]')
      await page.click(opener)
      await page.expectText('.search-panel:popover-open')
    },
  },
  {
    name: 'Back after the session has ended shows no account menu, and requests the alert again',
    device: 'desktop',
    // The provider's forms request a favicon that does not exist.
    complaints: /favicon|404/i,
    run: async (page) => {
      await signInWithEngine(page, '/places')
      await page.expectText('.profile-menu:not([hidden])')
      await navigateAwayAndBack(page, async () => {
        await page.open('/newsletter')
        await endSession(page)
      })
      await page.expectText('.header-sign-in:not([hidden])')
      await page.expectNoText('.profile-menu:not([hidden])')
      expect(await page.evaluate(() => document.querySelector('[data-session-name]')?.textContent)).toBe('')
      await page.until('another look at the layout', hasResponses, LAYOUT, 2)
    },
  },
  {
    name: 'Back after a changed consent shows and applies the current consent',
    device: 'desktop',
    run: async (page) => {
      await page.open('/places')
      await page.click('.consent-line button[value="necessary"]')
      await page.until('the answer', () =>
        document.querySelector('.consent-line p')?.textContent?.startsWith('Nothing is measured'),
      )
      await navigateAwayAndBack(page, async () => {
        await page.open('/newsletter')
        await page.evaluate(() =>
          fetch('/api/consent', {
            method: 'POST',
            body: new URLSearchParams({ choice: 'measurement' }),
          }).then(() => undefined),
        )
      })
      await page.until('the new answer', () =>
        document.querySelector('.consent-line p')?.textContent?.startsWith('Measurement is on'),
      )
      await page.until('the measurement', () => 'fernwayTrack' in globalThis)
    },
  },
]
