import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForDelivery, waitForSaves } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const SAVE_KYOTO = 'main form.save button[aria-label="Save Kyoto"]'
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const KYOTO = '/destinations/japan/kyoto'
const TARGET = '/profile/saves'
const CHANGES = '**/api/saves/changes'

/** Signs in with a new account. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(TARGET)}`)
  await signInAtProvider(page, `${name}-${crypto.randomUUID().slice(0, 8)}`, TARGET)
}

const status = (page: Page, text: string | RegExp) => page.locator('.save-status', { hasText: text })
const shown = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))
const sightButtons = (page: Page) => page.locator('.sights form.save button')
const pathsOf = (page: Page): Promise<readonly (string | null)[]> =>
  sightButtons(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')))

/** Waits until the page has read the saves of the account; the page before it may still be reading them too. */
const openKnown = (page: Page, path: string) => page.goto(path).then(() => waitForSaves(page))
const openKyoto = (page: Page) => openKnown(page, KYOTO)

describe('save button for signed-in visitors', () => {
  it('saves with one press, says where, changes the list and the note, removes with a second press and undoes that', async () => {
    const { page, complaints, close } = await openPage({ ...DESKTOP, bypassCSP: true })
    await signIn(page, 'saver-where')
    complaints.splice(0)
    await openKyoto(page)
    const bookmark = page.locator(SAVE_KYOTO).first()
    await bookmark.focus()
    await page.keyboard.press('Enter')
    expect(await bookmark.getAttribute('aria-pressed')).toBe('true')
    await status(page, 'Kyoto is on Saves.').waitFor()
    await page.getByRole('button', { name: 'Change the list or the note of Kyoto' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Kyoto' })
    await panel.waitFor()
    expect(await findAxeViolations(page, '.save-panel')).toEqual([])
    await panel.getByLabel('New list').fill('Japan 2027')
    await page.keyboard.press('Enter')
    await panel.getByRole('checkbox', { name: /^Japan 2027/ }).waitFor()
    await panel.getByRole('checkbox', { name: /^Saves/ }).uncheck()
    await panel.getByLabel('Note, on Japan 2027').fill('tea')
    await panel.getByText('Saved', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await bookmark.evaluate((button) => button === document.activeElement)).toBe(true)
    await status(page, 'Kyoto is on Japan 2027.').waitFor()
    await bookmark.press('Space')
    await status(page, 'Kyoto was removed from Japan 2027.').waitFor()
    expect(await bookmark.getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await status(page, 'Kyoto is on Japan 2027.').waitFor()
    await page.getByRole('link', { name: 'Open list' }).click()
    await page.locator('.saved-note', { hasText: 'tea' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('saving fifteen places and making a shared list takes twenty presses or fewer, by touch', async () => {
    const { page, close } = await openPage(PHONE)
    await signIn(page, 'saver-fifteen')
    let presses = 0
    const tap = async (locator: ReturnType<Page['locator']>): Promise<void> => {
      presses += 1
      await locator.tap()
    }
    const expected: (string | null)[] = []
    for (const path of [KYOTO, '/destinations/japan']) {
      await openKnown(page, path)
      const [buttons, paths] = [sightButtons(page), await pathsOf(page)]
      for (let index = 0; index < paths.length && expected.length < 15; index += 1) {
        await tap(buttons.nth(index))
        expected.push(paths[index] ?? null)
      }
    }
    expect(expected).toHaveLength(15)
    await status(page, 'Tosho-gu, Nikko is on Saves.').waitFor()
    await waitForDelivery(page)
    await tap(page.getByRole('link', { name: 'Open list' }))
    await expect.poll(() => shown(page)).toEqual(expected)
    await page.locator('[data-live-forms="on"]').waitFor()
    await tap(page.getByRole('button', { name: 'Share', exact: true }))
    await tap(page.getByRole('button', { name: 'Create a link' }))
    await page.getByText('The list has a link.').first().waitFor()
    expect(presses).toBeLessThanOrEqual(20)
    await close()
  })

  it('fast presses are all stored, in order, although the page is left at once', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signIn(page, 'saver-fast')
    await openKyoto(page)
    const paths = await pathsOf(page)
    await sightButtons(page).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
    await expect
      .poll(() => sightButtons(page).evaluateAll((all) => all.every((one) => one.ariaPressed === 'true')))
      .toBe(true)
    await page.goto('/destinations/japan', { waitUntil: 'networkidle' })
    await page.goto(TARGET)
    await expect.poll(() => shown(page)).toEqual(paths)
    await close()
  })

  it('a double press saves and removes', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signIn(page, 'saver-double')
    await openKyoto(page)
    await page.locator(SAVE_KYOTO).first().dblclick()
    await status(page, 'Kyoto was removed from Saves.').waitFor()
    await page.locator(`${SAVE_KYOTO}[aria-pressed="false"]`).first().waitFor()
    await close()
  })

  it.each([
    ['responds 500', { status: 500, body: 'x' }],
    ['responds 429', { status: 429, contentType: 'application/json', body: '{"error":"too_many"}' }],
  ] as const)(
    'a press is stored on the device while the site %s, and sent later',
    async (_what, response) => {
      const { page, close } = await openPage(DESKTOP)
      await signIn(page, 'saver-faults')
      await openKyoto(page)
      await page.route(CHANGES, (route) => route.fulfill(response))
      const bookmark = page.locator(SAVE_KYOTO).first()
      await bookmark.click()
      await status(page, 'Kyoto is saved on this device. It reaches your account').waitFor()
      expect(await bookmark.getAttribute('aria-pressed')).toBe('true')
      await page.unroute(CHANGES)
      await page.reload({ waitUntil: 'networkidle' })
      await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
      await page.goto(TARGET)
      await expect.poll(() => shown(page)).toEqual([KYOTO])
      await close()
    },
  )

  it('presses are stored in order without a network and while the site never responds, and sent later', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signIn(page, 'saver-hanging')
    await openKyoto(page)
    const paths = (await pathsOf(page)).slice(0, 4)
    await page.route(CHANGES, () => undefined)
    for (let index = 0; index < 2; index += 1) await sightButtons(page).nth(index).click()
    await page.context().setOffline(true)
    for (let index = 2; index < 4; index += 1) await sightButtons(page).nth(index).click()
    expect(await sightButtons(page).nth(3).getAttribute('aria-pressed')).toBe('true')
    await page.context().setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/destinations/japan', { waitUntil: 'networkidle' })
    await page.goto(TARGET)
    await expect.poll(() => shown(page)).toEqual(paths)
    await close()
  })

  it('a press that the site refuses is undone, in words', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signIn(page, 'saver-refused')
    await page.evaluate(async () => {
      const paths = Array.from({ length: 200 }, (_, index) => `/destinations/japan/place-${index}`)
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/saves/merge', { method: 'POST', headers, body: JSON.stringify({ paths }) })
    })
    await openKyoto(page)
    await page.locator(SAVE_KYOTO).first().click()
    await status(page, 'Kyoto is not saved: the list used last holds 200 pages.').waitFor()
    await page.locator(`${SAVE_KYOTO}[aria-pressed="false"]`).first().waitFor()
    await page.goto(TARGET, { waitUntil: 'networkidle' })
    expect(await page.locator('#not-applied').isHidden()).toBe(true)
    await close()
  })

  it('without script the button saves at once, and the page that follows offers the change', async () => {
    const { page, close } = await openPage({ ...PHONE, javaScriptEnabled: false })
    await signIn(page, 'saver-plain')
    await page.goto(KYOTO)
    await page.locator(SAVE_KYOTO).first().tap()
    await page.getByText('Kyoto is on Saves.').waitFor()
    await page.getByLabel('Or on a new list').fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list and save' }).tap()
    await page.getByText('Kyoto is on Japan 2027 and Saves.').waitFor()
    await page.getByRole('button', { name: 'Remove from Saves' }).tap()
    await page.getByText('Kyoto is on Japan 2027.').waitFor()
    await page.getByRole('link', { name: 'Back to Kyoto' }).tap()
    await page.waitForURL(`**${KYOTO}`)
    await close()
  })
})
