import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { GUIDE_RECORD_KEY } from '#isomorphic/offline/offline-names.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { makeTripFrom } from '#test/support/node/trip-browser.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-07-13' }
const JAPAN = { from: '/destinations/japan', itinerary: 2, startsOn: '2027-04-02' }

const TRIP_MAP = '.trip-whole-map svg'
/** For all files that the device stores, on a machine of a fraction of the usual speed. */
const DOWNLOAD = { timeout: 120_000 }
/** Labels of the numbers on a map, and of the stops of days in the list. */
const numbersOn = (page: Page): Promise<readonly string[]> =>
  page.locator(`${TRIP_MAP} .trip-marks text`).allTextContents()

it('a trip of a device has the map of its guide, for each day and in all, and the site learns no stop of it', async () => {
  const { page, complaints, close } = await openPage(DESKTOP)
  const sent: string[] = []
  // A map that the site does not send within eight seconds is left out.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await makeTripFrom(page, LISBON)
  // A page that is left while it loads the guide's map would ask for the coasts instead.
  await page.locator(TRIP_MAP).waitFor()
  const stops = await page.locator('.trip-days .trip-stop-name').allTextContents()
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator(TRIP_MAP).waitFor()
  const ground = await page.locator(`${TRIP_MAP} > use[href^="#ground-"]`).getAttribute('href')
  expect(await page.locator(`.trip-grounds ${ground} .map-land`).count()).toBe(1)
  expect(await page.locator('.trip-day > .trip-map').count()).toBe(4)
  expect((await numbersOn(page)).length).toBeGreaterThan(2)
  const first = page.locator('.trip-day').first()
  expect(await first.locator('svg.map-drawing').getAttribute('aria-label')).toContain(stops[0])
  // Requests name places and nothing else of the trip; coasts are not needed.
  const { hash } = new URL(page.url())
  for (const request of sent) {
    expect(request).not.toContain(hash.slice(1))
    expect(request).not.toMatch(/2027|coasts/)
    for (const stop of stops) expect(decodeURIComponent(request)).not.toContain(stop)
  }
  // A stop that is moved is drawn at its new number.
  const [name = ''] = stops
  await page.getByRole('button', { name: `Move ${name} later` }).click()
  await expect
    .poll(() => first.locator('svg.map-drawing').getAttribute('aria-label'))
    .toMatch(new RegExp(`, ${name}$`))
  expect(complaints).toEqual([])
  await close()
})

it('a trip across guides is drawn on coasts, also without a network', async () => {
  const { page, complaints, close } = await openPage({ ...DESKTOP, serviceWorkers: 'allow' })
  await page.goto('/about')
  await waitForServiceWorker(page)
  await makeTripFrom(page, JAPAN)
  await page.locator(`${TRIP_MAP} .map-land`).waitFor()
  const shown = await numbersOn(page)
  expect(shown.length).toBeGreaterThan(2)
  const hasCoasts = () => page.evaluate(async () => (await caches.match('/trips/coasts.json')) !== undefined)
  await expect.poll(hasCoasts, DOWNLOAD).toBe(true)
  // Other files of the page may come after the coasts.
  const isComplete = () =>
    page.evaluate(async (key) => {
      const record = await (await caches.match(key))?.json()
      return typeof record?.['keptAt'] === 'string'
    }, GUIDE_RECORD_KEY)
  await expect.poll(isComplete, DOWNLOAD).toBe(true)
  expect(complaints).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await page.locator(`${TRIP_MAP} .map-land`).waitFor()
  expect(await numbersOn(page)).toEqual(shown)
  await close()
})
