import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { makeTripFrom, signInForTrips } from '#test/support/node/trip-browser.ts'

const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-03-27' }

it('keeps what is typed while the answer to a form is on its way, and the focus', async () => {
  const { page, close } = await openPage({ viewport: { width: 1280, height: 900 } })
  // The answer is held back for as long as a machine of any speed takes to type.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await signInForTrips(page)
  await makeTripFrom(page, LISBON)
  const isForm = (url: URL): boolean => url.pathname.startsWith('/profile/trips/')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isForm, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  const [stop, todo] = [page.getByLabel('Add a stop to Day 1').first(), page.locator('#add-todo')]
  await stop.fill('Tram stop')
  await page.keyboard.press('Enter')
  await page.locator('[data-live-forms][aria-busy]').waitFor()
  await todo.fill('Renew the passport')
  await stop.fill('Castle')
  release()
  await page.locator('.trip-stop-name', { hasText: 'Tram stop' }).waitFor()
  expect([await stop.inputValue(), await todo.inputValue()]).toEqual(['Castle', 'Renew the passport'])
  await page.keyboard.type(' gate')
  await page.keyboard.press('Enter')
  await page.locator('.trip-stop-name', { hasText: 'Castle gate' }).waitFor()
  expect([await stop.inputValue(), await todo.inputValue()]).toEqual(['', 'Renew the passport'])
  await close()
})
