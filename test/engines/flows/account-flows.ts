import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'
import { signInWithEngine, submitProviderForms } from '#test/support/node/engines/engine-sign-in.ts'

const KYOTO = '/destinations/japan/kyoto'
const SAVE_KYOTO = 'main form.save button[aria-label="Save Kyoto"]'
/** Where what was begun before sign-in goes on. */
const CONFIRM = '/profile/saves/continue'

const savedPaths = (page: EnginePage): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.saved [data-path]')].map((item) => item.getAttribute('data-path')),
  )
const profileStatus = (page: EnginePage): Promise<number> =>
  page.evaluate(async () => (await fetch('/api/auth/profile')).status)

export const ACCOUNT_FLOWS: readonly EngineFlow[] = [
  {
    name: 'a save on the device is merged into a list at sign-in, and signing out ends the session',
    device: 'desktop',
    // The provider's forms request a favicon that does not exist.
    complaints: /favicon|404/i,
    run: async (page) => {
      await page.open(KYOTO)
      await page.click(SAVE_KYOTO)
      await page.expectText(`${SAVE_KYOTO}[aria-pressed="true"]`)
      await signInWithEngine(page, '/profile/saves')
      await page.expectText(`.saved [data-path="${KYOTO}"]`)
      expect(await savedPaths(page)).toEqual([KYOTO])
      await page.click('button[popovertarget="new-list"]')
      await page.type('#new-name', 'Japan 2027')
      await page.press('Enter')
      await page.until('the list', () => document.querySelector('h1')?.textContent === 'Japan 2027')
      expect(await profileStatus(page)).toBe(200)
      expect(await page.evaluate(() => document.cookie)).not.toContain('session')
      await page.open('/profile/settings')
      await page.click('main a[href="/api/auth/logout"]')
      await page.click('button[value="yes"]')
      await page.expectPath('/')
      expect(await profileStatus(page)).toBe(204)
    },
  },
  {
    name: 'saving without script redirects to sign-in, and the page is saved after it',
    device: 'phone',
    hasScript: false,
    run: async (page) => {
      await page.open(KYOTO)
      await page.click(SAVE_KYOTO)
      await submitProviderForms(page, CONFIRM)
      await page.click('main form button[type="submit"]')
      await page.until('the wall', () =>
        document.querySelector('main')?.textContent?.includes('Kyoto is on Saves.'),
      )
    },
  },
]
