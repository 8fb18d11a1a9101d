import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const SAVE_KYOTO = 'main form.save button[aria-label="Save Kyoto"]'
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const TARGET = '/profile/saves'

/** Signs in with a new account, unique in this run and across retries. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(TARGET)}`)
  await signInAtProvider(page, `${name}-${crypto.randomUUID().slice(0, 8)}`, TARGET)
}

describe('save button for signed-in visitors', () => {
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Save Kyoto' })

  it('the button shows the list choice, creates a list in the dialog, confirms the destination, and restores the focus', async () => {
    const { page, complaints, close } = await openPage({ ...DESKTOP, bypassCSP: true })
    await signIn(page, 'saver-where')
    complaints.splice(0)
    await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
    const bookmark = page.locator(SAVE_KYOTO).first()
    await bookmark.focus()
    await page.keyboard.press('Enter')
    await panelOf(page).waitFor()
    expect(await findAxeViolations(page, '.save-panel')).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Saves')
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    expect(await bookmark.evaluate((button) => button === document.activeElement)).toBe(true)
    await bookmark.click()
    await panelOf(page).getByLabel('New list').fill('Japan 2027')
    await page.keyboard.press('Enter')
    await page.locator('.save-status', { hasText: 'Kyoto is on Japan 2027.' }).waitFor()
    expect(await bookmark.getAttribute('aria-pressed')).toBe('true')
    await bookmark.click()
    // The most recently used list comes first.
    const first = panelOf(page).locator('.list-choice').first()
    expect(await first.textContent()).toContain('Japan 2027')
    expect(await first.getAttribute('aria-pressed')).toBe('true')
    await panelOf(page)
      .getByRole('button', { name: /^Saves/ })
      .click()
    await page.locator('.save-status', { hasText: 'Kyoto is on Saves.' }).waitFor()
    await page.getByRole('link', { name: 'Open list' }).click()
    await page.locator('[data-path="/destinations/japan/kyoto"]').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('the choice opens at the bottom of a phone by touch, for a single sight too, and reports a failure', async () => {
    const { page, close } = await openPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await signIn(page, 'saver-touch')
    await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
    await page.locator('.sights form.save button').first().tap()
    const panel = page.locator('.save-panel')
    await panel.waitFor()
    const box = await panel.boundingBox()
    expect([box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 844])
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: /^Saves/ }).tap()
    await panel.getByText('There is no network just now.').waitFor()
    await page.context().setOffline(false)
    await panel.getByRole('button', { name: /^Saves/ }).tap()
    await page.locator('.save-status', { hasText: 'is on Saves.' }).waitFor()
    await close()
  })
})
