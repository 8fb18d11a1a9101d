import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForResource } from '#test/support/node/wait-for-resource.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const KYOTO = '/destinations/japan/kyoto'
const SAVES = '/saves'
const ACCOUNT = '/profile/saves'

const newcomer = (): string => `device-${crypto.randomUUID().slice(0, 8)}`
const sightButtons = (page: Page) => page.locator('.sights form.save button')
const names = (page: Page): Promise<readonly string[]> => page.locator('.saved .print-name').allTextContents()
const shown = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))

/** Waits for the responses to the idle requests of a page: session and layout. */
const waitForIdleResponses = (page: Page) =>
  Promise.all(['/api/auth/profile$', '/api/layout$'].map((address) => waitForResource(page, address)))

/** Saves the first sights of Kyoto without an account, and opens the page of the device. */
async function saveSights(page: Page, count: number): Promise<void> {
  await page.goto(KYOTO, { waitUntil: 'networkidle' })
  for (let index = 0; index < count; index += 1) await sightButtons(page).nth(index).click()
  await page.locator('.save-status', { hasText: 'is saved on this device.' }).waitFor()
  await page.goto(SAVES, { waitUntil: 'networkidle' })
  // With the names that the site gives them, which come after the list.
  await expect.poll(() => page.locator('.saved [data-path] .poster').count()).toBe(count)
}

describe('saves without an account', () => {
  it('have a page with order, notes, lists and files, by keyboard, also without a network', async () => {
    const { page, complaints, close } = await openPage({ ...DESKTOP, bypassCSP: true })
    await saveSights(page, 3)
    const [first = '', second = '', third = ''] = await names(page)
    expect(await findAxeViolations(page, 'main')).toEqual([])
    await waitForIdleResponses(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: `Move ${first} down` }).press('Enter')
    expect(await names(page)).toEqual([second, first, third])
    const down = page.getByRole('button', { name: `Move ${first} down` })
    expect(await down.evaluate((button) => button === document.activeElement)).toBe(true)
    await page
      .locator('[data-live-status]', { hasText: `${first} is 2 of 3 now.` })
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: new RegExp(`^${third} is 3 of 3`) }).press('Enter')
    await page.locator(':popover-open').getByLabel('Place, from 1 to 3').fill('1')
    await page.keyboard.press('Enter')
    expect(await names(page)).toEqual([third, second, first])
    await page.getByRole('button', { name: `Note ${third}` }).press('Enter')
    await page.getByLabel(`Note on ${third}`).fill('before ten')
    await page.locator(':popover-open .note-state', { hasText: 'Saved on this device' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.saved-note', { hasText: 'before ten' }).waitFor()
    await page.getByRole('button', { name: `Remove ${second}` }).press('Enter')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    expect(await names(page)).toEqual([third, second, first])
    for (const format of ['GPX', 'KML', 'CSV', 'JSON']) {
      await page.getByRole('button', { name: 'Download' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: format, exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`fernway-saves.${format.toLowerCase()}`)
      await page.keyboard.press('Escape')
    }
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => names(page)).toEqual([third, second, first])
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await close()
  })

  it('are dragged by touch', async () => {
    const { page, close } = await openPage(PHONE)
    await saveSights(page, 4)
    const before = await names(page)
    const handle = page.locator('[data-drag-handle]').first()
    // Near an edge of the window the page would scroll.
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const from = await handle.boundingBox()
    const to = await page.locator('.saved [data-path]').nth(1).locator('[data-drag-handle]').boundingBox()
    const centre = (box: typeof from) => ({ x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 })
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point: { x: number; y: number } | null) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point === null ? [] : [point] })
    const [start, end] = [centre(from), centre(to)]
    await touch('touchStart', start)
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', {
        x: start.x + ((end.x - start.x) * step) / 8,
        y: start.y + ((end.y - start.y) * step) / 8,
      })
    await touch('touchEnd', null)
    await expect.poll(() => names(page)).toEqual([before[1], before[0], before[2], before[3]])
    await close()
  })

  it('move into the account once, with lists, order and notes, from two tabs, and again after a second sign-in', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveSights(page, 3)
    const [first = '', ...others] = await names(page)
    await page.getByRole('button', { name: `Move ${first} down` }).click()
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list' }).click()
    await page.goto('/destinations/morocco', { waitUntil: 'networkidle' })
    await page.locator('main form.save button[aria-label="Save Morocco"]').first().click()
    await page.locator('.save-status', { hasText: 'Morocco is saved' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(SAVES)
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`)
    const login = newcomer()
    await signInAtProvider(page, login, ACCOUNT)
    await other.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fernway.saves'))).toBeNull()
    await page.goto(ACCOUNT, { waitUntil: 'networkidle' })
    await expect.poll(() => names(page)).toEqual([others[0], first, ...others.slice(1)])
    await page.getByRole('link', { name: /^Japan 2027/ }).click()
    await expect.poll(() => shown(page)).toEqual(['/destinations/morocco'])
    expect(await page.locator('.tab-name').allTextContents()).toEqual(['Saves', 'Japan 2027'])
    await page.goto('/api/auth/logout')
    await page.goto('/destinations/iceland', { waitUntil: 'networkidle' })
    // Until the session is known, a press is meant for the list of the account that was used last.
    await waitForIdleResponses(page)
    await page.locator('main form.save button[aria-label="Save Iceland"]').first().click()
    await page.locator('.save-status', { hasText: 'Iceland is saved on this device.' }).waitFor()
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`)
    if (!page.url().endsWith(ACCOUNT)) await signInAtProvider(page, login, ACCOUNT)
    await expect.poll(async () => (await shown(page)).at(-1)).toBe('/destinations/iceland')
    expect((await shown(page)).length).toBe(4)
    await close()
  })

  it('an interrupted move into the account is completed on the next page', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveSights(page, 2)
    // The account stores them, and the response is lost.
    await page.route('**/api/saves/changes', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const interrupted = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/saves/changes'),
    )
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`)
    await signInAtProvider(page, newcomer(), ACCOUNT)
    await interrupted
    expect(await page.evaluate(() => localStorage.getItem('fernway.saves'))).not.toBeNull()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(ACCOUNT, { waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fernway.saves'))).toBeNull()
    await expect.poll(async () => (await shown(page)).length).toBe(2)
    await close()
  })

  it('sharing asks for sign-in, and the list is shared after it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveSights(page, 2)
    await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Share' }).click()])
    await page.fill('input[name="login"]', newcomer())
    await page.fill('input[name="password"]', 'any')
    await page.click('button[type="submit"]')
    // Consent; the script of the page after it goes on.
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The list has a link.').first().waitFor()
    await expect.poll(async () => (await shown(page)).length).toBe(2)
    await close()
  })

  it('offer the guides of their places for offline use, with the size first', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveSights(page, 1)
    await page.getByRole('link', { name: 'Guides offline' }).click()
    const dialog = page.getByRole('dialog', { name: 'This list and its guides, offline' })
    await dialog.getByRole('button', { name: /^Download [\d.]+ MB$/ }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    await close()
  })

  it('without script the page explains itself', async () => {
    const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto(SAVES)
    expect(await page.locator('noscript p').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Sign in to keep them everywhere' }).count()).toBe(1)
    await close()
  })
})
