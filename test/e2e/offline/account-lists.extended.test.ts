import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForDelivery, waitForSaves } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const PLACE = '/destinations/tuvalu'
const NOTE = 'ask Ana about the lagoon'
const LISTS = 'fernway-account-lists'

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** Signs in with a new account, saves a place with a note, and takes the list and its guides offline. */
async function keepList(page: Page, login: string): Promise<void> {
  await page.goto(PLACE)
  await waitForServiceWorker(page)
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(PLACE)}`)
  await signInAtProvider(page, login, PLACE)
  await page.locator('[data-session-initial]:not(:empty)').first().waitFor({ state: 'attached' })
  await page.locator('.destination-head form.save button').click()
  // The button is pressed at once; a note needs the entry of the account.
  await page.locator('.save-status', { hasText: 'Tuvalu is on Saves.' }).waitFor()
  await waitForDelivery(page)
  await page.evaluate(
    ([path, note]) =>
      fetch('/profile/saves/main', {
        method: 'POST',
        body: new URLSearchParams({ do: 'note', path: path ?? '', note: note ?? '', shows: 'on' }),
      }),
    [PLACE, NOTE],
  )
  // The scripts that ask for the saves also offer the download: before, the link opens the page of offline guides.
  await page.goto('/profile/saves')
  await waitForSaves(page)
  await page.locator('[data-keep-list]').click()
  await page.getByText('is on this device until you sign out').waitFor()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await page.getByText('Every guide of this list is on this device.').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}

it('a list of the account is read without a network, and leaves with the account', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  const login = `lists-${crypto.randomUUID().slice(0, 8)}`
  await keepList(page, login)

  await page.context().setOffline(true)
  await page.goto('/profile/saves')
  await page.waitForURL('**/saves')
  const list = page.locator('[data-account-list]')
  await list.getByText(NOTE).waitFor()
  await list.getByRole('link', { name: 'Tuvalu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tuvalu' }).waitFor()

  await page.context().setOffline(false)
  await page.goto('/api/auth/logout')
  await page.locator('button[value="yes"]').click()
  await page.waitForURL('**/')
  await expect.poll(() => databases(page)).not.toContain(LISTS)
  await page.context().setOffline(true)
  await page.goto('/saves')
  await page.locator('[data-device-empty]').waitFor()
  expect(await page.getByText(NOTE).count()).toBe(0)
  await close()
})

it('a list of an account whose session has ended elsewhere is deleted by the next page', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  await keepList(page, `lists-${crypto.randomUUID().slice(0, 8)}`)
  expect(await databases(page)).toContain(LISTS)
  await page.context().clearCookies()
  await page.goto('/destinations/kiribati')
  await expect.poll(() => databases(page)).not.toContain(LISTS)
  await close()
})
