import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import {
  makeTripFrom,
  signInForTrips,
  waitForLiveForms,
  waitForOfflineEditing,
} from '#test/support/node/trip-browser.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-03-27' }
const EVERYTHING = '**/*'
/** What the network does with a form: the site applies it and its response is lost, or never sees it. */
const FATES = ['applies', 'never sees'] as const

/**
 * From now on the network accepts requests and never answers; time limits of scripts are a twentieth. Ends with the
 * function that is returned.
 */
async function hang(page: Page, fate: (typeof FATES)[number]): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const inFull = AbortSignal.timeout.bind(AbortSignal)
    Object.assign(AbortSignal, { inFull, timeout: (ms: number) => inFull(ms / 20) })
  })
  const applied: Promise<unknown>[] = []
  const hold = (route: Route): void => {
    const isForm = route.request().method() === 'POST' && route.request().url().includes('/profile/')
    if (isForm && fate === 'applies') applied.push(route.fetch({ maxRedirects: 0 }))
  }
  await page.route(EVERYTHING, hold)
  return async () => {
    await Promise.all(applied)
    await page.unroute(EVERYTHING, hold)
    await page.evaluate(() => {
      const { inFull } = AbortSignal as unknown as { readonly inFull: typeof AbortSignal.timeout }
      Object.assign(AbortSignal, { timeout: inFull })
    })
  }
}

/** The network is back, as far as the browser can tell. */
const announceNetwork = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

/** Signs in and opens a page of the account. It reads the saves once the scripts for a lost network are loaded. */
async function openForms(page: Page, path: string): Promise<void> {
  const savesRead = page.waitForResponse('**/api/saves')
  await signInForTrips(page, path)
  await Promise.all([savesRead, waitForLiveForms(page)])
}

describe('a network that accepts a form and never answers', () => {
  it.each(FATES)('leaves a stop on the plan and delivers it once where the site %s it', async (fate) => {
    const { page, close } = await openPage(DESKTOP)
    await signInForTrips(page)
    await makeTripFrom(page, LISBON)
    const id = page.url().split('/').at(-1) ?? ''
    await waitForOfflineEditing(page, id)
    const resume = await hang(page, fate)
    await page.getByLabel('Add a stop to Day 1').first().fill('Tram stop')
    await page.keyboard.press('Enter')
    await page.locator('.trip-days .trip-stop-name', { hasText: 'Tram stop' }).waitFor()
    expect(await page.locator('[data-live-forms]').getAttribute('aria-busy')).toBeNull()
    // A retry of the page may deliver as soon as there is a network.
    const delivered = page.waitForResponse((response) => response.url().endsWith(`${id}/changes`))
    await resume()
    await announceNetwork(page)
    expect((await delivered).status()).toBe(200)
    // Not by the page, which reloads to show what the site has now.
    const { fields } = (await (await page.request.get(`/api/trips/${id}`)).json()) as {
      readonly fields: readonly { readonly f: string; readonly v: string }[]
    }
    expect(fields.filter(({ f, v }) => f === 'name' && v === 'Tram stop')).toHaveLength(1)
    await close()
  })

  it.each(FATES)('creates a list once where the site %s it', async (fate) => {
    const { page, close } = await openPage(DESKTOP)
    await openForms(page, '/profile/saves')
    const resume = await hang(page, fate)
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list' }).click()
    await page.locator('[data-live-forms]:not([aria-busy])').waitFor()
    await page.getByText('saved on this device').first().waitFor()
    const delivered = page.waitForResponse('**/api/saves/changes')
    await resume()
    await announceNetwork(page)
    expect((await delivered).status()).toBe(200)
    await page.goto('/profile/saves', { waitUntil: 'networkidle' })
    // The page reloads where the response of the delivery came after the request of this page.
    await expect.poll(() => page.getByRole('link', { name: /Japan 2027/ }).count()).toBe(1)
    await close()
  })

  it('keeps what is typed, and says that the site did not answer, where the change cannot wait', async () => {
    const { page, close } = await openPage(DESKTOP)
    await openForms(page, '/profile/settings')
    const nickname = page.locator('#nickname')
    const resume = await hang(page, 'never sees')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await nickname.fill('Ana of the trams')
    await page.keyboard.press('Enter')
    const notice = page.getByRole('alert').getByText('The site did not answer.')
    await notice.waitFor()
    expect(await nickname.inputValue()).toBe('Ana of the trams')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await page.locator('[data-live-forms]').getAttribute('aria-busy')).toBeNull()
    await resume()
    const stored = page.waitForResponse((response) => response.request().method() === 'POST')
    await nickname.press('Enter')
    // The notice goes when the form is sent, before it is answered.
    await stored
    await notice.waitFor({ state: 'detached' })
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => nickname.inputValue()).toBe('Ana of the trams')
    await close()
  })

  it('keeps what is typed where it is not known yet who is signed in', async () => {
    const { page, close } = await openPage(DESKTOP)
    await signInForTrips(page, '/profile/saves')
    await page.route('**/api/auth/profile', () => undefined)
    await page.route('**/profile/saves/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await page.goto('/profile/saves')
    await waitForLiveForms(page)
    await page.getByRole('button', { name: 'New list' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Japan 2027')
    await page.getByRole('button', { name: 'Create list' }).click()
    await page.getByRole('alert').getByText('The site did not answer.').waitFor()
    expect(await name.inputValue()).toBe('Japan 2027')
    await close()
  })
})
