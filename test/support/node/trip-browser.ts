import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { NEW_TRIP_FORM } from '#isomorphic/trips/trip-names.ts'
import { signInAtProvider } from './sign-in-at-provider.ts'
import { waitForResource } from './wait-for-resource.ts'

/** A login that no other test uses: an account makes ten trips an hour. */
export const tripLogin = (): string => `trips-${crypto.randomUUID().slice(0, 8)}`

/** Signs in with a new account, and opens a page. */
export async function signInForTrips(page: Page, path = '/profile/trips'): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(path)}`)
  await signInAtProvider(page, tripLogin(), path)
}

/** Waits until the forms of a plan of the account are sent by script. */
export const waitForLiveForms = (page: Page): Promise<void> =>
  page.locator('[data-live-forms="on"]').waitFor()

/** Waits until a new trip is made by script, which a signed-out visitor needs to make it on the device. */
export const waitForNewTripForm = (page: Page): Promise<void> =>
  page.locator(`${NEW_TRIP_FORM}[data-ready]`).waitFor()

/** Makes a trip of an itinerary of a guide, in the account of who is signed in, else on the device. */
export async function makeTripFrom(
  page: Page,
  {
    from,
    itinerary,
    startsOn,
  }: { readonly from: string; readonly itinerary: number; readonly startsOn: string },
): Promise<void> {
  await page.goto(`/trips/new?from=${from}&itinerary=${itinerary}`, { waitUntil: 'networkidle' })
  await page.getByLabel('First day').fill(startsOn)
  await waitForNewTripForm(page)
  await page.getByRole('button', { name: 'Make the trip' }).click()
  await page.waitForURL(/\/profile\/trips\/[0-9a-f]{32}|\/trips\/device#/)
  await page.locator('.trip-day').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (page.url().includes('/profile/trips/')) await waitForLiveForms(page)
}

/** Counts presses: a click, or a key that presses a control. Typing is none. */
export function countPresses(page: Page) {
  let count = 0
  return {
    press: async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
      count += 1
      await page.getByRole(role, { name }).first().click()
    },
    click: async (selector: string): Promise<void> => {
      count += 1
      await page.locator(selector).first().click()
    },
    enter: async (): Promise<void> => {
      count += 1
      await page.keyboard.press('Enter')
    },
    read: (): number => count,
  }
}

/** The fields of a trip of the account as the site has them. */
export const readTripFields = (page: Page, id: string): Promise<string> =>
  page.evaluate(async (trip) => {
    const { fields } = await (await fetch(`/api/trips/${trip}`)).json()
    return JSON.stringify(fields)
  }, id)

/** The fields of the copy on the device. */
export const readTripCopy = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (trip) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('fernway-account-trips')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('trips').objectStore('trips').get(trip)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result?.fields))
          }
        }
      }),
    id,
  )

/**
 * Waits until a plan of the account can be changed without a network: its copy and the script that draws it are here,
 * after which the page loads the facts of its places.
 */
export async function waitForOfflineEditing(page: Page, id: string): Promise<void> {
  await page.getByLabel('Add a stop to Day 1').first().focus()
  await waitForResource(page, '/store-place-facts-')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => readTripCopy(page, id)).toBe(await readTripFields(page, id))
}
