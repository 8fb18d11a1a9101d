import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'

const SAVES = '/profile/saves'
const KYOTO = '/destinations/japan/kyoto'

const newcomer = (): string => `notes-${crypto.randomUUID().slice(0, 8)}`
const noteField = (page: Page) => page.getByLabel('Note on Kyoto')

async function openList(login: string, options = {}) {
  const opened = await openPage({ viewport: { width: 1280, height: 900 }, ...options })
  const { page } = opened
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(SAVES)}`)
  await signInAtProvider(page, login, SAVES)
  return opened
}

const saveKyoto = (page: Page) =>
  page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/saves/merge', { method: 'POST', headers, body: JSON.stringify({ paths: [path] }) })
  }, KYOTO)

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /note Kyoto/i }).click()
  await noteField(page).fill(text)
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await page.locator('.saved-note', { hasText: text }).waitFor()
}

describe('a note that two devices write, one of them on a page that it loaded before', () => {
  it('has both texts, also where the visitor goes on typing', async () => {
    const login = newcomer()
    const [phone, laptop] = [await openList(login), await openList(login)]
    await saveKyoto(phone.page)
    for (const { page } of [phone, laptop]) {
      await page.goto(SAVES, { waitUntil: 'networkidle' })
      await waitForLiveForms(page)
    }
    await writeNote(phone.page, 'Tea house at ten')
    await laptop.page.getByRole('button', { name: 'Note Kyoto' }).click()
    await noteField(laptop.page).fill('Book a bed')
    await laptop.page.locator('.note-state', { hasText: /^Saved$/ }).waitFor()
    expect(await noteField(laptop.page).inputValue()).toBe('Tea house at ten\nBook a bed')
    await noteField(laptop.page).press('End')
    await noteField(laptop.page).pressSequentially(' in May')
    await laptop.page.keyboard.press('Escape')
    await laptop.page.locator('.saved-note', { hasText: 'in May' }).waitFor()
    await phone.page.reload()
    expect(await phone.page.locator('.saved-note').textContent()).toBe('Tea house at ten\nBook a bed in May')
    await phone.close()
    await laptop.close()
  })

  it('has both texts without script', async () => {
    const login = newcomer()
    const [phone, laptop] = [await openList(login), await openList(login, { javaScriptEnabled: false })]
    await saveKyoto(phone.page)
    for (const { page } of [phone, laptop]) await page.goto(SAVES)
    await showCompletePage(laptop.page)
    await waitForLiveForms(phone.page)
    await writeNote(phone.page, 'Tea house at ten')
    await laptop.page.getByRole('button', { name: 'Note Kyoto' }).click()
    await noteField(laptop.page).fill('Book a bed')
    const save = laptop.page.locator('button[value="note"]').first()
    await Promise.all([laptop.page.waitForNavigation(), save.click()])
    await showCompletePage(laptop.page)
    await laptop.page.locator('.saved-note', { hasText: 'Book a bed' }).waitFor()
    expect(await laptop.page.locator('.saved-note').textContent()).toBe('Tea house at ten\nBook a bed')
    await phone.close()
    await laptop.close()
  })
})

it('a note that is corrected and saved while its first text is still being sent has the correction', async () => {
  const { page, close } = await openList(newcomer())
  await saveKyoto(page)
  await page.goto(SAVES, { waitUntil: 'networkidle' })
  await waitForLiveForms(page)
  let isFirst = true
  const stored = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/profile/saves/*', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    const response = await route.fetch()
    stored.resolve()
    await released
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Note Kyoto' }).click()
  await noteField(page).fill('teax')
  // The site has the first text, and the page waits for the response.
  await stored.promise
  await noteField(page).fill('tea')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await page.locator('.saved-note', { hasText: 'tea' }).waitFor()
  release()
  await page.reload()
  expect(await page.locator('.saved-note').textContent()).toBe('tea')
  await close()
})
