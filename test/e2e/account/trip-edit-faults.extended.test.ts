import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { MAX_ENTITIES, MAX_OPERATIONS } from '#isomorphic/trips/trip-limits.ts'
import { openPage } from '#test/support/node/open-page.ts'
import {
  makeTripFrom,
  signInForTrips,
  waitForNewTripForm,
  waitForOfflineEditing,
} from '#test/support/node/trip-browser.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-03-27' }

const stop = (page: Page, name: string) => page.locator('.trip-days .trip-stop-name', { hasText: name })

async function addStop(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add a stop to Day 1').first().fill(name)
  await page.keyboard.press('Enter')
}

it('changes of a device trip show although the facts of its places never arrive', async () => {
  const { page, close } = await openPage(DESKTOP)
  // The facts hang for ever, so that a change that waits for them fails on a machine of any speed.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  let hanging = 0
  await page.route('**/trips/facts/**', () => {
    hanging += 1
  })
  await page.goto(`/trips/new?from=${LISBON.from}&itinerary=${LISBON.itinerary}`, {
    waitUntil: 'networkidle',
  })
  await page.getByLabel('First day').fill(LISBON.startsOn)
  await waitForNewTripForm(page)
  await page.getByRole('button', { name: 'Make the trip' }).click()
  // Facts that hang can hold up the event of the load.
  await page.waitForURL('**/trips/device#*', { waitUntil: 'commit' })
  await expect.poll(() => hanging).toBeGreaterThan(0)
  for (const name of ['First stop', 'Second stop', 'Third stop']) {
    await addStop(page, name)
    await stop(page, name).waitFor()
  }
  await close()
})

it('a change that the device cannot store says so with its text, and later ones are stored', async () => {
  const { page, close } = await openPage(DESKTOP)
  await makeTripFrom(page, LISBON)
  // Drawn once the facts of the places are stored, which would fail instead of the change.
  await page.locator('.trip-whole-map svg').waitFor()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put
      throw new DOMException('The device is full', 'QuotaExceededError')
    }
  })
  await addStop(page, 'Too much')
  const status = page.locator('[data-live-status]')
  await status.getByText('This change could not be stored on this device.').waitFor()
  expect(await page.getByLabel('Add a stop to Day 1').first().inputValue()).toBe('Too much')
  await addStop(page, 'Fits again')
  await stop(page, 'Fits again').waitFor()
  await expect.poll(() => status.textContent()).not.toContain('could not be stored')
  await page.reload({ waitUntil: 'networkidle' })
  await stop(page, 'Fits again').waitFor()
  expect(await stop(page, 'Too much').count()).toBe(0)
  await close()
})

/** Fills a trip of the account with as many stops as it may have, as another device does. */
async function fillTrip(page: Page, tripId: string): Promise<void> {
  const { origin } = new URL(page.url())
  const send = async (operations: readonly object[]): Promise<void> => {
    const response = await page.request.post(`/api/trips/${tripId}/changes`, {
      headers: { origin },
      data: { operations, since: 0 },
    })
    expect(response.status()).toBe(200)
  }
  for (let first = 0; first < MAX_ENTITIES.stop; first += MAX_OPERATIONS)
    await send(
      Array.from({ length: MAX_OPERATIONS }, (_, index) => ({
        key: crypto.randomUUID(),
        e: `stop-${(first + index).toString(16).padStart(12, '0')}`,
        f: 'name',
        v: `Stop ${first + index}`,
        was: '',
      })),
    )
}

it('a change made without a network that the site refuses is listed with its text until it is closed', async () => {
  const { page, close } = await openPage(DESKTOP)
  await signInForTrips(page)
  await makeTripFrom(page, LISBON)
  const id = page.url().split('/').at(-1) ?? ''
  await waitForOfflineEditing(page, id)
  await page.context().setOffline(true)
  await addStop(page, 'One too many')
  await stop(page, 'One too many').waitFor()
  await fillTrip(page, id)
  await page.context().setOffline(false)
  const notice = page.locator('.notice-problem', { hasText: 'made without a network could not be applied' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('One too many')
  expect(await notice.textContent()).toContain('The trip has as many entries of this kind as it can have.')
  await page.reload({ waitUntil: 'networkidle' })
  await notice.waitFor()
  expect(await stop(page, 'One too many').count()).toBe(0)
  await notice.getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  expect(await notice.count()).toBe(0)
  await close()
})

it('a change of a trip that was deleted meanwhile is listed among all trips until it is closed', async () => {
  const { page, close } = await openPage(DESKTOP)
  await signInForTrips(page)
  await makeTripFrom(page, LISBON)
  const { origin, pathname } = new URL(page.url())
  await waitForOfflineEditing(page, pathname.split('/').at(-1) ?? '')
  await page.context().setOffline(true)
  await addStop(page, 'Typed on the train')
  await stop(page, 'Typed on the train').waitFor()
  const form = { do: 'delete-trip', confirm: 'yes' }
  await page.request.post(pathname, { headers: { origin }, form, maxRedirects: 0 })
  await page.context().setOffline(false)
  const notice = page.locator('.notice-problem', { hasText: 'The trip was deleted' })
  await notice.waitFor()
  await page.goto('/profile/trips', { waitUntil: 'networkidle' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Typed on the train')
  await notice.getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
  await close()
})
