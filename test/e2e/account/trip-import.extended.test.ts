import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForNewTripForm } from '#test/support/node/trip-browser.ts'

const PHONE = { viewport: { width: 390, height: 844 }, bypassCSP: true }
const GPX = `<gpx version="1.1" creator="Walker"><metadata><name>Old towns</name></metadata>
  <wpt lat="38.7139" lon="-9.1335"><name>São Jorge Castle</name><desc>go early</desc></wpt>
  <wpt lat="38.6978" lon="-9.2061"><name>Hotel Jerónimos</name></wpt>
  <trk><name>Morning walk</name></trk></gpx>`
const FILE = { name: 'old-towns.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) }

const ideas = (page: Page): Promise<readonly string[]> =>
  page.locator('[aria-labelledby="trip-ideas"] .trip-stop-name').allTextContents()

describe('a file', () => {
  it('becomes a trip of the device, after it was shown what was read and what was not', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/trips/new', { waitUntil: 'networkidle' })
    await page.locator('#trip-file').setInputFiles(FILE)
    await page.getByRole('button', { name: 'Read the file' }).click()
    await page.getByRole('heading', { name: 'Not read, or not completely' }).waitFor()
    await page.waitForLoadState()
    expect(await page.locator('main').textContent()).toContain('Morning walk')
    expect(await page.getByLabel('Name').inputValue()).toBe('Old towns')
    expect(await findAxeViolations(page, 'main')).toEqual([])
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Number of days').fill('2')
    await waitForNewTripForm(page)
    await page.getByRole('button', { name: 'Make the trip' }).click()
    await page.waitForURL('**/trips/device#*')
    await expect.poll(() => ideas(page)).toEqual(['São Jorge Castle', 'Hotel Jerónimos'])
    await expect.poll(() => page.locator('.trip-day').count()).toBe(2)
    await close()
  })

  it('adds ideas to a trip of the account, on the same page', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent('/profile/trips')}`)
    await signInAtProvider(page, `trips-${crypto.randomUUID().slice(0, 8)}`, '/profile/trips')
    await page.goto('/trips/new', { waitUntil: 'networkidle' })
    await page.getByLabel('Name').fill('Hills')
    await page.getByRole('button', { name: 'Make the trip' }).click()
    await page.waitForURL('**/profile/trips/*')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Files' }).click()
    await page.getByLabel('Add places from a file').setInputFiles(FILE)
    await page.getByRole('button', { name: 'Add as ideas' }).click()
    await page.getByRole('heading', { name: '2 places added to Hills' }).waitFor()
    expect(await findAxeViolations(page, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Open Hills' }).click()
    await expect.poll(() => ideas(page)).toEqual(['São Jorge Castle', 'Hotel Jerónimos'])
    await close()
  })
})

describe('saves of a device', () => {
  it('become ideas of a new trip without an account', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto('/destinations/portugal/lisbon', { waitUntil: 'networkidle' })
    await page.evaluate(() => localStorage.setItem('fernway.saves', '["/destinations/portugal/lisbon"]'))
    await page.goto('/saves', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Plan a trip', exact: true }).click()
    await page.getByRole('button', { name: 'Make the trip' }).waitFor()
    await page.waitForLoadState()
    expect(await page.locator('main').textContent()).toContain('Lisbon')
    await close()
  })
})
