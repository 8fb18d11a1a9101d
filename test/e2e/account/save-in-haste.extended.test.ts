import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { waitForDelivery, waitForSaves } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForSession } from '#test/support/node/wait-for-session.ts'

const KYOTO = '/destinations/japan/kyoto'
const JAPAN = '/destinations/japan'
const SAVES = '/profile/saves'
const CHANGES = '**/api/saves/changes'

const sightButtons = (page: Page) => page.locator('.sights form.save button')
const pathsOf = (page: Page): Promise<readonly (string | null)[]> =>
  sightButtons(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')))
const savedPaths = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))

/**
 * Lets the page write the size of its outbox to the console again and again: during a navigation that hangs, a test
 * cannot evaluate anything there.
 */
const reportOutbox = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const report = (): void => {
      const opening = indexedDB.open('fernway-outbox')
      opening.onsuccess = () => {
        const counting = opening.result.transaction('changes').objectStore('changes').count()
        counting.onsuccess = () => {
          opening.result.close()
          console.info(`outbox ${counting.result}`)
          setTimeout(report, 50)
        }
      }
    }
    report()
  })
const outboxOf = (page: Page, count: number) =>
  page.waitForEvent('console', (message) => message.text() === `outbox ${count}`)

async function openKyoto(page: Page): Promise<void> {
  await page.goto(KYOTO, { waitUntil: 'networkidle' })
  await waitForSession(page)
}

/** Opens Kyoto as a new account whose session the page knows. */
async function openSignedIn(): Promise<WatchedPage> {
  const opened = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await opened.page.goto(`/api/auth/login?returnTo=${encodeURIComponent(SAVES)}`)
  await signInAtProvider(opened.page, `haste-${crypto.randomUUID().slice(0, 8)}`, SAVES)
  await openKyoto(opened.page)
  return opened
}

/** Presses several buttons in one task, which leaves no time for storage or network in between, and follows a link. */
const pressAndLeave = (page: Page, count: number, path: string): Promise<void> =>
  page.evaluate(
    ([presses, address]) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.sights form.save button')]
      for (const button of buttons.slice(0, presses)) button.click()
      location.assign(address)
    },
    [count, path] as const,
  )

it('presses survive that the page is left in the same moment', async () => {
  const { page, close } = await openSignedIn()
  const paths = (await pathsOf(page)).slice(0, 5)
  // The first press loads the script of the buttons.
  await sightButtons(page).first().tap()
  await page.locator('.save-status', { hasText: 'is on Saves.' }).waitFor()
  await waitForDelivery(page)
  await Promise.all([page.waitForURL(`**${SAVES}`), pressAndLeave(page, 0, SAVES)])
  await openKyoto(page)
  await expect.poll(() => sightButtons(page).first().getAttribute('aria-pressed')).toBe('true')
  await sightButtons(page).first().tap()
  await page.locator('.save-status', { hasText: 'was removed' }).waitFor()
  await Promise.all([page.waitForURL(`**${SAVES}`), pressAndLeave(page, 5, SAVES)])
  await expect.poll(() => savedPaths(page)).toEqual(paths)
  await close()
})

it('presses survive that the page is left while the script of the account loads', async () => {
  const { page, close } = await openSignedIn()
  const paths = (await pathsOf(page)).slice(0, 3)
  await page.goto('/about')
  await page.route(/\/assets\/signed-in-saves-/, () => undefined)
  // A script that never arrives can hold up the event of the load.
  await page.goto(KYOTO, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-layout-loaded'))
  // Presses before that belong to the device, and reach the account after later ones.
  await waitForSession(page)
  for (let index = 0; index < 3; index += 1) await sightButtons(page).nth(index).tap()
  await expect
    .poll(() => sightButtons(page).evaluateAll((all) => all.slice(0, 3).map((one) => one.ariaPressed)))
    .toEqual(['true', 'true', 'true'])
  await page.goto(JAPAN, { waitUntil: 'domcontentloaded' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(SAVES)
  await expect.poll(() => savedPaths(page)).toEqual(paths)
  await close()
})

it('a list that was rendered before the last press arrived is refreshed', async () => {
  const { page, close } = await openSignedIn()
  const paths = (await pathsOf(page)).slice(0, 2)
  await sightButtons(page).first().tap()
  await page.locator('.save-status', { hasText: 'is on Saves.' }).waitFor()
  await reportOutbox(page)
  // The delivery is held back for as long as a machine of any speed takes to open the list.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  let deliver = (): void => undefined
  const released = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(CHANGES, async (route) => {
    await released
    await route.continue()
  })
  await page.route(
    (address) => address.pathname.startsWith(SAVES),
    async (route) => {
      // The site renders the list, then the press of the page before arrives there, then the browser shows the list.
      const rendered = await route.fetch()
      const delivered = page.waitForEvent('requestfinished', (request) => request.url().includes('/changes'))
      deliver()
      await delivered
      await outboxOf(page, 0)
      await route.fulfill({ response: rendered })
    },
    { times: 1 },
  )
  const queued = outboxOf(page, 1)
  await sightButtons(page).nth(1).tap()
  await queued
  await page.getByRole('link', { name: 'Open list' }).tap()
  await expect.poll(() => savedPaths(page)).toEqual(paths)
  await close()
})

it('a list is not refreshed under a note that is being typed', async () => {
  const { page, close } = await openSignedIn()
  await sightButtons(page).first().tap()
  await page.locator('.save-status', { hasText: 'is on Saves.' }).waitFor()
  await waitForDelivery(page)
  await page.goto(SAVES)
  // Below, only the next request for the saves counts.
  await waitForSaves(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.locator('[data-live-forms="on"]').waitFor()
  await page.getByRole('button', { name: /note/i }).first().tap()
  const note = page.locator('textarea[name="note"]').first()
  await note.fill('tea at four')
  // Another window has just delivered a press; this one asks what the account has.
  const read = page.waitForResponse('**/api/saves')
  await page.evaluate(() => {
    localStorage.setItem('fernway.last-delivery', String(Date.now() + 1000))
    dispatchEvent(new Event('online'))
  })
  await read
  expect([loads, await note.inputValue()]).toEqual([0, 'tea at four'])
  await page.keyboard.press('Escape')
  await expect.poll(() => loads).toBe(1)
  await page.locator('.saved-note', { hasText: 'tea at four' }).waitFor()
  await close()
})
