import { expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import {
  countPresses,
  signInForTrips,
  tripLogin,
  waitForLiveForms,
  waitForOfflineEditing,
} from '#test/support/node/trip-browser.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const MAX_PRESSES = 9
const MAX_PRESSES_WITHOUT_SCRIPT = 20
const MAX_MS = 180_000
/** The journey, and signing in before it and printing after it. */
const TIMEOUT_MS = 2 * MAX_MS

const sheetsOf = (file: Buffer): number => file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

it(
  'leads from the home page to ten days in Japan in April, shared, offline and printed, in nine presses',
  async () => {
    const { page, close } = await openPage({ ...DESKTOP, serviceWorkers: 'allow' })
    await signInForTrips(page, '/about')
    await waitForServiceWorker(page)
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        print: () => document.documentElement.setAttribute('data-printed', ''),
      })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const beginMs = Date.now()
    const { press, click, read } = countPresses(page)
    await click('#header-q')
    await page.keyboard.type('japan')
    await click('.search-menu a[href="/destinations/japan"]')
    await page.waitForURL('**/destinations/japan')
    await click('a[href="/trips/new?from=/destinations/japan&itinerary=2"]')
    await page.waitForURL(/\/trips\/new\?/)
    await page.getByLabel('Name').fill('Ten days in Japan in April')
    await page.getByLabel('First day').fill('2027-04-02')
    await page.waitForLoadState('networkidle')
    await press('Make the trip')
    await page.waitForURL(/\/profile\/trips\/[0-9a-f]{32}$/)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('.trip-day').count()).toBe(10)
    await waitForLiveForms(page)
    // The script of "Keep offline" is loaded, and the trip is on the device.
    await waitForOfflineEditing(page, page.url().split('/').at(-1) ?? '')
    await press('Share')
    await press('Make a link to look')
    expect(await page.locator('#made-link').inputValue()).toContain('/trips/shared/')
    await press('Keep offline')
    await press(/^Download /)
    await page.getByText('The plan and the guides of its places are on this device.').waitFor()
    await click('.pocket-dialog a[href$="/print#now"]')
    await page.waitForURL('**/print')
    await page.locator('html[data-printed]').waitFor({ state: 'attached' })
    console.log(`home to a printed, offline, shared trip: ${read()} presses, ${Date.now() - beginMs} ms`)
    expect(read()).toBeLessThanOrEqual(MAX_PRESSES)
    expect(Date.now() - beginMs).toBeLessThan(MAX_MS)

    await page.emulateMedia({ media: 'print' })
    const file = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true })
    for (let day = 1; day <= 10; day += 1)
      expect(file.toString('latin1'), `day ${day}`).toMatch(new RegExp(String.raw`/Title \(Day ${day}\b`))
    console.log(`its book: ${sheetsOf(file)} pages of A5, ${file.byteLength} bytes`)
    expect(sheetsOf(file)).toBeLessThanOrEqual(24)
    await close()
  },
  TIMEOUT_MS,
)

it('does so without script, with an account, in twenty presses', async () => {
  const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto('/')
  const { press, click, enter, read } = countPresses(page)
  await page.locator('input[type="search"]').first().fill('japan')
  await enter()
  await page.waitForURL(/\/search\?/)
  // A press that only a slow machine needs is not counted.
  await showCompletePage(page)
  await click('main a[href="/destinations/japan"]')
  await click('a[href="/trips/new?from=/destinations/japan&itinerary=2"]')
  await page.getByLabel('Name').fill('Ten days in Japan in April')
  await page.getByLabel('First day').fill('2027-04-02')
  await press('Make the trip')
  // The provider asks for the login and for consent.
  await page.locator('input[name="login"]').first().waitFor()
  while (new URL(page.url()).pathname !== '/trips/new') {
    if ((await page.locator('input[name="login"]').count()) > 0) {
      await page.fill('input[name="login"]', tripLogin())
      await page.fill('input[name="password"]', 'any')
    }
    await click('button[type="submit"]')
    await page.waitForLoadState('load')
  }
  await press('Make the trip')
  await page.waitForURL(/\/profile\/trips\/[0-9a-f]{32}$/)
  await showCompletePage(page)
  await expect.poll(() => page.locator('.trip-day').count()).toBe(10)
  await press('Share')
  await press('Make a link to look')
  expect(await page.locator('#made-link').inputValue()).toContain('/trips/shared/')
  await press('Print as a book', 'link')
  await page.waitForURL(/\/print/)
  expect(await page.locator('main').textContent()).toContain('Print this page with your browser')
  console.log(`without script, with signing in: ${read()} presses`)
  expect(read()).toBeLessThanOrEqual(MAX_PRESSES_WITHOUT_SCRIPT)
  await close()
})

it('is made, reordered and shared by keyboard alone, and announces each step', async () => {
  const { page, close } = await openPage({ ...DESKTOP, bypassCSP: true })
  await signInForTrips(page)
  await page.goto('/trips/new?from=/destinations/portugal/lisbon&itinerary=2', { waitUntil: 'networkidle' })
  /** Presses Tab until the control has the focus. */
  const tabTo = async (role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> => {
    const wanted = await page.getByRole(role, { name }).first().elementHandle()
    for (let presses = 0; presses < 200; presses += 1) {
      if (await page.evaluate((element) => document.activeElement === element, wanted)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no Tab leads to ${name}`)
  }
  await tabTo('button', 'Make the trip')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/profile\/trips\/[0-9a-f]{32}$/)
  await page.waitForLoadState('networkidle')
  await waitForLiveForms(page)
  const first = await page.locator('.trip-days .trip-stop-name').first().textContent()
  await tabTo('button', `Move ${first} later`)
  await page.keyboard.press('Enter')
  await page
    .locator('[data-live-status]', { hasText: `${first} is now 2 of 2 on Day 1.` })
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    `Move ${first} earlier`,
  )
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => document.body.focus())
  await page.reload({ waitUntil: 'networkidle' })
  await waitForLiveForms(page)
  await tabTo('button', 'Share')
  await page.keyboard.press('Enter')
  await tabTo('button', 'Make a link to look')
  await page.keyboard.press('Enter')
  await page.locator('#made-link').waitFor()
  expect(await findAxeViolations(page, 'main')).toEqual([])
  await close()
})
