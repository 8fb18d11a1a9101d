import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import {
  makeTripFrom,
  readTripCopy,
  readTripFields,
  signInForTrips,
  tripLogin,
  waitForOfflineEditing,
} from '#test/support/node/trip-browser.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-03-27' }
const EDITS = 200
/** Every fifth change adds a stop and the others move one: each change draws the whole plan, which a stop makes longer. */
const EDITS_PER_STOP = 5
/** Two hundred changes are drawn one after another. */
const TIMEOUT_MS = 480_000

/** Adds stops and moves them with the forms of the plan, and waits for each change to be drawn. */
const editOften = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ count, perStop }) => {
      const day = () => document.querySelector('.trip-day') as HTMLElement
      const textOf = () =>
        [...day().querySelectorAll('.trip-stop-name')].map((each) => each.textContent).join()
      const drawn = async (before: string) => {
        const endMs = performance.now() + 20_000
        while (textOf() === before) {
          if (performance.now() > endMs) throw new Error('the change was not drawn')
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
      for (let edit = 0; edit < count; edit += 1) {
        const before = textOf()
        if (edit % perStop === 0) {
          const field = day().querySelector('.trip-add input[name="name"]') as HTMLInputElement
          field.value = `Offline stop ${edit}`
          field.form?.requestSubmit(field.form.querySelector('button'))
        } else {
          const later = day().querySelector('.trip-moves button[value="later"]') as HTMLButtonElement
          later.form?.requestSubmit(later)
        }
        await drawn(before)
      }
    },
    { count: EDITS, perStop: EDITS_PER_STOP },
  )

it(
  'two devices show the same trip after one made two hundred changes without a network',
  async () => {
    const login = tripLogin()
    const [ana, second] = [await openPage(DESKTOP), await openPage(DESKTOP)]
    for (const { page } of [ana, second]) {
      await page.goto('/api/auth/login?returnTo=/profile/trips')
      await signInAtProvider(page, login, '/profile/trips')
    }
    await makeTripFrom(ana.page, LISBON)
    const { pathname } = new URL(ana.page.url())
    const id = pathname.split('/').at(-1) ?? ''
    await second.page.goto(pathname, { waitUntil: 'networkidle' })
    await waitForOfflineEditing(ana.page, id)

    await ana.page.context().setOffline(true)
    const beginMs = Date.now()
    await editOften(ana.page)
    console.log(`${EDITS} changes without a network: ${Date.now() - beginMs} ms`)
    await ana.page.getByRole('button', { name: 'Name and dates' }).click()
    await ana.page.getByLabel('Name of the trip').fill('Named on the train')
    await ana.page.locator('#edit-trip button[value="save"]').click()
    await ana.page.getByRole('heading', { name: 'Named on the train' }).waitFor()

    await second.page.getByRole('button', { name: 'Name and dates' }).click()
    await second.page.getByLabel('Name of the trip').fill('Named at home')
    await second.page.locator('#edit-trip button[value="save"]').click()
    await second.page.getByRole('heading', { name: 'Named at home' }).waitFor()
    await second.page.getByLabel('Add a stop to Day 2').first().fill('From the other device')
    await second.page.keyboard.press('Enter')
    await second.page.locator('.trip-stop-name', { hasText: 'From the other device' }).waitFor()

    await ana.page.context().setOffline(false)
    await ana.page.locator('.trip-stop-name', { hasText: 'From the other device' }).waitFor()
    await second.page.reload()
    const fields = await readTripFields(ana.page, id)
    expect(await readTripFields(second.page, id)).toBe(fields)
    await expect.poll(() => readTripCopy(ana.page, id)).toBe(fields)
    const shown = ({ page }: { readonly page: Page }) =>
      page.locator('.trip-days .trip-stop-name').allTextContents()
    const names = await shown(ana)
    // The plan is a part of the page that may come late.
    await expect.poll(() => shown(second)).toEqual(names)
    for (let edit = 0; edit < EDITS; edit += EDITS_PER_STOP) expect(names).toContain(`Offline stop ${edit}`)
    // The later arrival is the name, and the other one can be put back.
    expect(await second.page.locator('h1').textContent()).toBe('Named on the train')
    expect(await second.page.locator('.trip-activity').textContent()).toContain('Named at home')
    await ana.close()
    await second.close()
  },
  TIMEOUT_MS,
)

const OPENINGS = 4
const MAX_OPENING_MS = 500

/** The time that the processor has spent on the current document, which other work of the machine does not change. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

it("opens without a network at today's day with half a second of work, and lets nothing be lost", async () => {
  const { page, close } = await openPage({ ...DESKTOP, serviceWorkers: 'allow' })
  await signInForTrips(page, '/about')
  await waitForServiceWorker(page)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await makeTripFrom(page, { ...LISBON, startsOn: yesterday })
  const trip = page.url()
  // The script of the button is loaded, and the trip is on the device.
  await waitForOfflineEditing(page, trip.split('/').at(-1) ?? '')
  await page.getByRole('button', { name: 'Keep offline' }).click()
  expect(await page.locator('.pocket-panel').textContent()).not.toBe('')
  const download = page.getByRole('button', { name: /^Download \d/ })
  await download.waitFor()
  await download.click()
  await page.getByText('The plan and the guides of its places are on this device.').waitFor()
  await page.context().setOffline(true)
  const openingsMs: number[] = []
  const readWorkMs = await watchWork(page)
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await page.goto('/destinations/portugal/lisbon')
    await page.goto(trip)
    await page.locator('.trip-day').first().waitFor()
    openingsMs.push(await readWorkMs())
  }
  console.log(`openings without a network: ${openingsMs.map(Math.round).join(', ')} ms of work`)
  expect(Math.min(...openingsMs)).toBeGreaterThan(0)
  expect(Math.min(...openingsMs)).toBeLessThanOrEqual(MAX_OPENING_MS)
  await expect
    .poll(() =>
      page
        .locator('.trip-day')
        .nth(1)
        .evaluate((day) => Math.abs(day.getBoundingClientRect().top)),
    )
    .toBeLessThan(200)
  await page.getByLabel('Add a stop to Day 2').first().fill('Seen on the way')
  await page.keyboard.press('Enter')
  await page.locator('.trip-stop-name', { hasText: 'Seen on the way' }).waitFor()
  await page.context().setOffline(false)
  await page.goto('/trips', { waitUntil: 'networkidle' })
  await page.goto(trip, { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('.trip-stop-name', { hasText: 'Seen on the way' }).count()).toBe(1)
  await close()
})
