import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'

const SETTINGS = '/profile/settings'
const showsLoginForm = async (page: Page): Promise<boolean> =>
  (await page.locator('input[name="login"]').count()) > 0

it('a device that was signed out alone can sign in again silently; after all others were signed out, it has to reauthenticate', async () => {
  const login = `devices-${crypto.randomUUID().slice(0, 8)}`
  const [here, there] = [await openPage(), await openPage()]
  for (const { page } of [here, there]) {
    await page.goto(SETTINGS)
    await signInAtProvider(page, login, SETTINGS)
  }
  await here.page.reload({ waitUntil: 'networkidle' })
  expect(await here.page.locator('.session-list li').count()).toBe(2)
  // Without the script the form opens a page, on which nothing has the focus.
  await waitForLiveForms(here.page)
  await here.page.getByRole('button', { name: /^Sign out .*last used/ }).press('Enter')
  await here.page.locator('.session-list li').nth(1).waitFor({ state: 'detached' })
  expect(await here.page.evaluate(() => document.activeElement?.className)).toContain('notice')
  // The provider session of the device is still active.
  await there.page.goto(SETTINGS)
  await there.page.waitForURL(`**${SETTINGS}`)
  expect(await showsLoginForm(there.page)).toBe(false)
  await here.page.reload({ waitUntil: 'networkidle' })
  await here.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.page.locator('.notice[role="status"]').waitFor()
  await there.page.goto(SETTINGS)
  expect(await showsLoginForm(there.page)).toBe(true)
  await signInAtProvider(there.page, login, SETTINGS)
  await here.close()
  await there.close()
})
