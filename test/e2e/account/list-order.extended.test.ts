import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** Returns a new login, unique in this run and across retries. */
const newcomer = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`

async function signIn(page: Page, login: string, target = '/profile/saves'): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(target)}`)
  await signInAtProvider(page, login, target)
}

const shownOrder = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))

async function saveThree(page: Page, login: string): Promise<void> {
  await signIn(page, login)
  await page.evaluate(async () => {
    const paths = ['/destinations/japan/kyoto', '/destinations/morocco', '/destinations/iceland']
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/saves/merge', { method: 'POST', headers, body: JSON.stringify({ paths }) })
  })
  await page.goto('/profile/saves', { waitUntil: 'networkidle' })
  // The script of drag and submit events runs at idle.
  await waitForLiveForms(page)
}

describe('order and notes of a list', () => {
  it('keyboard reordering stays on the page, retains the focus, and announces the new position', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await saveThree(page, newcomer('saver-keys'))
    complaints.splice(0)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const later = page.getByRole('button', { name: 'Move Kyoto down' })
    await later.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => shownOrder(page))
      .toEqual(['/destinations/morocco', '/destinations/japan/kyoto', '/destinations/iceland'])
    expect(await later.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await shownOrder(page))[2]).toBe('/destinations/japan/kyoto')
    const earlier = page.getByRole('button', { name: 'Move Kyoto up' })
    await expect.poll(() => earlier.evaluate((button) => button === document.activeElement)).toBe(true)
    await page
      .locator('[data-live-status]', { hasText: 'Kyoto is 3 of 3 now.' })
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Remove Morocco' }).press('Enter')
    await page
      .locator('[data-live-status]', { hasText: 'Morocco was removed from this list.' })
      .waitFor({ state: 'attached' })
    // The focus stays in place instead of on a button that removes the next item.
    const focus = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return [activeElement?.tagName, activeElement?.closest('[data-path]')?.getAttribute('data-path')]
      })
    await expect.poll(focus).toEqual(['A', '/destinations/iceland'])
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(async () => (await shownOrder(page)).length).toBe(3)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(complaints).toEqual([])
    await close()
  })

  it('dragging changes the order permanently', async () => {
    const { page, close } = await openPage({ viewport: { width: 1280, height: 1400 } })
    await saveThree(page, newcomer('saver-drag'))
    const item = (path: string) => page.locator(`[data-path="${path}"] .print`)
    const stored = page.waitForResponse((response) => response.request().method() === 'POST')
    await item('/destinations/iceland').dragTo(item('/destinations/japan/kyoto'))
    await stored
    const expected = ['/destinations/iceland', '/destinations/japan/kyoto', '/destinations/morocco']
    await expect.poll(() => shownOrder(page)).toEqual(expected)
    expect(new URL(page.url()).pathname).toMatch(/^\/profile\/saves/)
    await page.reload()
    expect(await shownOrder(page)).toEqual(expected)
    await close()
  })

  it('an item goes to the top and to a typed place in one request each, with the focus on its handle', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveThree(page, newcomer('saver-place'))
    const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} is \\d of 3`) })
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/profile/saves/')) posts.push(request.url())
    })
    await handle('Iceland').press('Enter')
    await page.getByRole('button', { name: 'To the top' }).first().waitFor()
    await page.locator(':popover-open').getByRole('button', { name: 'To the top' }).press('Enter')
    await expect.poll(async () => (await shownOrder(page))[0]).toBe('/destinations/iceland')
    await expect
      .poll(() => handle('Iceland').evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page
      .locator('[data-live-status]', { hasText: 'Iceland is 1 of 3 now.' })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.locator(':popover-open').getByLabel('Place, from 1 to 3').fill('2')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await shownOrder(page))[1]).toBe('/destinations/iceland')
    expect(posts).toHaveLength(2)
    await close()
  })

  it('a note is saved while it is typed, and is there although the popover is closed without a button', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveThree(page, newcomer('saver-note'))
    await page.getByRole('button', { name: 'Note Kyoto' }).click()
    await page.getByLabel('Note on Kyoto').fill('tea')
    await page.locator('.note-state', { hasText: /^Saved$/ }).waitFor()
    await page.getByLabel('Note on Kyoto').fill('tea and cake')
    await page.keyboard.press('Escape')
    await page.locator('.saved-note', { hasText: 'tea and cake' }).waitFor()
    await page.getByRole('button', { name: 'Edit note Kyoto' }).click()
    await page.getByLabel('Note on Kyoto').fill('only tea')
    await page.locator('.note-state', { hasText: /^Saved$/ }).waitFor()
    await page.goto('/profile/saves')
    await page.locator('.saved-note', { hasText: 'only tea' }).waitFor()
    await close()
  })
})
