import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForDelivery, waitForSaves } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const SAVES = '/profile/saves'
const KYOTO = '/destinations/japan/kyoto'

/** Signs in with a new account, with one saved page. */
async function signInWithKyoto(page: Page): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(SAVES)}`)
  await signInAtProvider(page, `haste-${crypto.randomUUID().slice(0, 8)}`, SAVES)
  await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/saves/merge', { method: 'POST', headers, body: JSON.stringify({ paths: [path] }) })
  }, KYOTO)
}

const saved = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))

/** Creates a list and opens it. */
async function openNewList(page: Page, name: string): Promise<string> {
  const response = page.evaluate(
    async (text) =>
      (
        await fetch('/profile/saves/main', {
          method: 'POST',
          body: new URLSearchParams({ do: 'create', name: text }),
        })
      ).url,
    name,
  )
  const path = new URL(await response).pathname
  await page.goto(path, { waitUntil: 'networkidle' })
  return path
}

describe('concurrent edits of saves', () => {
  it('presses in two tabs save a page once, on the list used last, and both tabs show it', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await signInWithKyoto(page)
    await openNewList(page, 'Trip')
    const other = await page.context().newPage()
    complaints.splice(0)
    const morocco = '/destinations/morocco'
    const bookmark = (tab: Page) => tab.locator('main form.save button[aria-label="Save Morocco"]').first()
    for (const tab of [page, other]) await tab.goto(morocco)
    // A press before the session is known belongs to the device at first.
    await Promise.all([page, other].map(waitForSaves))
    await Promise.all([page, other].map((tab) => bookmark(tab).click()))
    // Both at once: the message of the first tab goes away while the second still waits for its own.
    const isSaid = (tab: Page) =>
      tab.locator('.save-status', { hasText: /Morocco is (?:on Trip|saved)\./ }).waitFor()
    await Promise.all([page, other].map(isSaid))
    for (const tab of [page, other]) expect(await bookmark(tab).getAttribute('aria-pressed')).toBe('true')
    await waitForDelivery(page)
    await page.goto(SAVES)
    await page.getByRole('link', { name: /^Trip/ }).click()
    await page.locator('h1', { hasText: 'Trip' }).waitFor()
    await expect.poll(() => saved(page)).toEqual([morocco])
    expect(complaints).toEqual([])
    await close()
  })

  it('a tab whose list was deleted in another tab reports it, and other lists are unaffected', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signInWithKyoto(page)
    const path = await openNewList(page, 'Gone soon')
    const other = await page.context().newPage()
    await other.goto(path, { waitUntil: 'networkidle' })
    await other.getByRole('button', { name: 'Rename or delete' }).click()
    await other.getByRole('button', { name: 'Delete list' }).click()
    await other.getByText('The list was deleted.').first().waitFor()
    await page.getByRole('button', { name: 'Rename or delete' }).click()
    await page.getByLabel('Name of this list').fill('Back again')
    await page.getByLabel('Name of this list').press('Enter')
    await page.getByRole('heading', { name: 'There is no such list' }).waitFor()
    await page.goto(SAVES)
    // The list is a part of the page that may come late.
    await expect.poll(() => saved(page)).toEqual([KYOTO])
    await close()
  })

  it('a pasted note that is too long is truncated at the limit, in any script', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signInWithKyoto(page)
    await page.goto(SAVES, { waitUntil: 'networkidle' })
    const note = page.getByLabel('Note on Kyoto')
    const opener = page.getByRole('button', { name: /^(Note|Edit).* Kyoto$/ })
    await opener.click()
    await note.focus()
    await page.keyboard.insertText(`שלום 🏔 ${'x'.repeat(10_000)}`)
    const typed = await note.inputValue()
    expect(typed).toHaveLength(500)
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.locator('.saved-note').waitFor()
    expect(await page.locator('.saved-note').textContent()).toContain(typed)
    const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(width)).toBe(0)
    await close()
  })
})
