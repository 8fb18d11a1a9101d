import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PLACE_FACTS_PATH } from '#isomorphic/trips/trip-api.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { makeTripFrom, signInForTrips } from '#test/support/node/trip-browser.ts'

const LISBON = { from: '/destinations/portugal/lisbon', itinerary: 2, startsOn: '2027-07-13' }
const STEPS = 12
/** Drawn last on a device, and moves the days. */
const TRIP_MAP = '.trip-whole-map svg'

const namesOf = (page: Page, day: number): Promise<readonly string[]> =>
  page.locator('.trip-day').nth(day).locator('.trip-stop-name').allTextContents()

async function middleOf(page: Page, day: number, stop: number) {
  const handle = page.locator('.trip-day').nth(day).locator('.stop-number').nth(stop)
  const box = await handle.boundingBox()
  if (box === null) throw new Error('the stop has no number')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The points from one place to another, ending a little below it. */
function pathBetween(from: { x: number; y: number }, to: { x: number; y: number }) {
  return Array.from({ length: STEPS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (index + 1)) / STEPS,
  }))
}

async function dragByMouse(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of pathBetween(from, to)) await page.mouse.move(x, y)
  await page.mouse.up()
}

async function dragByTouch(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [from])
  for (const point of pathBetween(from, to)) await touch('touchMove', [point])
  await touch('touchEnd', [])
}

describe.each([
  ['by mouse', { viewport: { width: 1280, height: 6000 } }, dragByMouse],
  ['by touch', { viewport: { width: 390, height: 9000 }, hasTouch: true }, dragByTouch],
] as const)('a stop is dragged to another day %s', (_, options, drag) => {
  async function moveFirstStop(page: Page): Promise<readonly string[]> {
    const [moved = ''] = await namesOf(page, 0)
    const target = await middleOf(page, 1, 0)
    await drag(page, await middleOf(page, 0, 0), { ...target, y: target.y + 4 })
    await expect.poll(() => namesOf(page, 1)).toContain(moved)
    expect(await namesOf(page, 0)).not.toContain(moved)
    return namesOf(page, 1)
  }

  it('on the device, and stays there', async () => {
    const { page, complaints, close } = await openPage(options)
    await makeTripFrom(page, LISBON)
    await page.locator(TRIP_MAP).waitFor()
    const shown = await moveFirstStop(page)
    await expect
      .poll(async () => {
        await page.reload({ waitUntil: 'networkidle' })
        await page.locator('.trip-day').first().waitFor()
        return namesOf(page, 1)
      })
      .toEqual(shown)
    expect(complaints).toEqual([])
    await close()
  })

  it('in the account, and every device shows it there', async () => {
    const { page, complaints, close } = await openPage(options)
    await signInForTrips(page)
    await makeTripFrom(page, LISBON)
    const shown = await moveFirstStop(page)
    await page.locator('.notice-done').waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await namesOf(page, 1)).toEqual(shown)
    expect(complaints).toEqual([])
    await close()
  })
})

it('what the guide says about a trip of a device is drawn after a drag that it arrives in', async () => {
  const { page, complaints, close } = await openPage({ viewport: { width: 1280, height: 6000 } })
  const facts = `**${PLACE_FACTS_PATH}/**`
  await page.route(facts, (route) => route.abort())
  await makeTripFrom(page, LISBON)
  await page.unroute(facts)
  complaints.splice(0)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(facts, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.trip-day').nth(1).waitFor()
  const [moved = ''] = await namesOf(page, 0)
  const [from, to] = [await middleOf(page, 0, 0), await middleOf(page, 1, 0)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 12)
  await page.locator('[data-dragged]').waitFor()
  const arrived = page.waitForResponse(facts).then((response) => response.finished())
  release()
  await arrived
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (const { x, y } of pathBetween(from, { x: to.x, y: to.y + 4 })) await page.mouse.move(x, y)
  await page.mouse.up()
  await page.locator(TRIP_MAP).waitFor()
  expect(await namesOf(page, 1)).toContain(moved)
  expect(await namesOf(page, 0)).not.toContain(moved)
  expect(complaints).toEqual([])
  await close()
})

it('a day is moved by its buttons with its stops, in the account, and stays there', async () => {
  const { page, close } = await openPage({ viewport: { width: 1280, height: 900 } })
  await signInForTrips(page)
  await makeTripFrom(page, LISBON)
  const [first, second] = [await namesOf(page, 0), await namesOf(page, 1)]
  const day = page.locator('.trip-day').first()
  await day.getByRole('button', { name: 'Edit day' }).click()
  await page.getByRole('button', { name: 'Move Day 1 later' }).click()
  await expect.poll(() => namesOf(page, 0)).toEqual(second)
  await page.reload({ waitUntil: 'networkidle' })
  expect([await namesOf(page, 0), await namesOf(page, 1)]).toEqual([second, first])
  await close()
})
