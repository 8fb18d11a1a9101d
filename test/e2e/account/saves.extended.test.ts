import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'

const SAVE_KYOTO = 'main form.save button[aria-label="Save Kyoto"]'
const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** Returns a new login, unique in this run and across retries. */
const newcomer = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`

const deviceSaves = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('fernway.saves'))
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    // Downloads for offline use fetch every file, without running it.
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== 'fetch')
      .map(({ name }) => name),
  )

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

describe('save buttons', () => {
  it('save on the device without React, and announce it', async () => {
    const { page, close } = await openPage(DESKTOP)
    // At idle, other parts of the page load it.
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
    await page.goto('/destinations/japan/kyoto')
    await page.locator(SAVE_KYOTO).first().click()
    await page.locator('.save-status', { hasText: 'Kyoto is saved on this device.' }).waitFor()
    expect(await page.locator(SAVE_KYOTO).first().getAttribute('aria-pressed')).toBe('true')
    expect((await scripts(page)).filter((name) => name.includes('hydrate-island'))).toEqual([])
    await close()
  })

  it('keep what is saved over a reload, and merge it into the account once', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await page.goto('/destinations/japan/kyoto')
    await page.locator(SAVE_KYOTO).first().click()
    await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
    await page.reload()
    await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
    expect(complaints).toEqual([])
    await signIn(page, newcomer('saver-one'))
    // The provider's forms request a favicon that does not exist.
    complaints.splice(0)
    await page.locator('[data-path="/destinations/japan/kyoto"]').waitFor()
    await expect.poll(() => deviceSaves(page)).toBeNull()
    await page.goto('/destinations/japan/kyoto')
    await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('a press before the script has loaded counts, and a second press undoes it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/destinations/japan/kyoto', { waitUntil: 'domcontentloaded' })
    await page.locator(SAVE_KYOTO).first().press('Enter')
    await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
    await page.locator(SAVE_KYOTO).first().press('Space')
    await page.locator(`${SAVE_KYOTO}[aria-pressed="false"]`).first().waitFor()
    expect(await deviceSaves(page)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/destinations/japan/kyoto')
    await close()
  })

  it('without script they redirect to sign-in, and the page is saved after it', async () => {
    const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto('/destinations/japan/kyoto')
    await page.locator(SAVE_KYOTO).first().click()
    await signInAtProvider(page, newcomer('saver-plain'), '/profile/saves/continue')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('Kyoto is on Saves.').waitFor()
    await page.getByRole('link', { name: 'Open Saves' }).click()
    await showCompletePage(page)
    await page.getByRole('button', { name: 'Remove Kyoto' }).click()
    await showCompletePage(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await showCompletePage(page)
    await expect.poll(() => shownOrder(page)).toEqual(['/destinations/japan/kyoto'])
    await close()
  })
})

describe('Saves page', () => {
  it('a new list can be shared, and an anonymous visitor can read it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await saveThree(page, newcomer('saver-share'))
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list' }).click()
    await page.getByRole('heading', { level: 1, name: 'Japan 2027' }).waitFor()
    await page
      .getByRole('link', { name: /^Saves/ })
      .first()
      .click()
    // All parts of the page that come late are shown together, once it is loaded; typefaces may come later.
    await page.waitForLoadState()
    await page.locator('.saved li').nth(1).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Position in the page and not in the viewport, which a press may scroll.
    const place = () =>
      page
        .locator('.saved li')
        .nth(1)
        .evaluate((item) => [item.getBoundingClientRect().top + scrollY, item.getBoundingClientRect().height])
    const before = await place()
    await page.getByRole('button', { name: 'Note or move Kyoto' }).click()
    // Opening the dialog causes no layout shift.
    expect(await place()).toEqual(before)
    await page.getByRole('button', { name: 'Copy there' }).click()
    await page.getByRole('link', { name: 'Open Japan 2027' }).click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('Others see its name and 1 place').waitFor()
    await page.getByRole('button', { name: 'Create a link' }).click()
    await page.getByRole('button', { name: 'Shared' }).click()
    const link = await page.getByLabel('Anyone with this link can read the list').inputValue()
    const anonymous = await openPage(DESKTOP)
    await anonymous.page.goto(link)
    expect(await anonymous.page.textContent('h1')).toBe('Japan 2027')
    expect(await anonymous.page.locator('main .print').count()).toBe(1)
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
    expect((await anonymous.page.goto(link))?.status()).toBe(404)
    await anonymous.close()
    await close()
  })
})
