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

type Point = { readonly x: number; readonly y: number }

async function middleOf(page: Page, day: number, stop: number): Promise<Point> {
  const handle = page.locator('.trip-day').nth(day).locator('.stop-number').nth(stop)
  const box = await handle.boundingBox()
  if (box === null) throw new Error('the stop has no number')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger or the mouse, which presses, moves and lets go. */
type Pointer = {
  readonly press: (at: Point) => Promise<void>
  readonly move: (to: Point) => Promise<void>
  readonly release: () => Promise<void>
}

const mouseOf = async ({ mouse }: Page): Promise<Pointer> => ({
  press: async ({ x, y }) => {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }) => mouse.move(x, y),
  release: () => mouse.up(),
})

async function fingerOf(page: Page): Promise<Pointer> {
  const client = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    void (await client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] }))
  return {
    press: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    release: () => send('touchEnd', []),
  }
}

/** A little below a stop of a day. */
const below = ({ x, y }: Point): Point => ({ x, y: y + 4 })

/** Presses the first stop until it is dragged: on a slow machine the page may move between look and press. */
async function pickUpFirstStop(page: Page, pointer: Pointer): Promise<Point> {
  const pressed = async (): Promise<Point> => {
    const from = await middleOf(page, 0, 0)
    await pointer.press(from)
    await pointer.move({ x: from.x, y: from.y + 12 })
    return from
  }
  let from = await pressed()
  await expect
    .poll(async () => {
      const isDragged = (await page.locator('[data-dragged]').count()) === 1
      if (!isDragged) {
        await pointer.release()
        from = await pressed()
      }
      return isDragged
    })
    .toBe(true)
  return from
}

async function dragBetween(pointer: Pointer, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1)
    await pointer.move({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    })
}

describe.each([
  ['by mouse', { viewport: { width: 1280, height: 6000 } }, mouseOf],
  ['by touch', { viewport: { width: 390, height: 9000 }, hasTouch: true }, fingerOf],
] as const)('a stop is dragged to another day %s', (_, options, pointerOf) => {
  async function moveFirstStop(page: Page): Promise<readonly string[]> {
    const [moved = ''] = await namesOf(page, 0)
    const pointer = await pointerOf(page)
    const from = await pickUpFirstStop(page, pointer)
    await dragBetween(pointer, from, below(await middleOf(page, 1, 0)))
    // As a visitor does, it follows what moves under it on a slow machine.
    await expect
      .poll(async () => {
        const names = await namesOf(page, 1)
        if (!names.includes(moved)) await pointer.move(below(await middleOf(page, 1, 0)))
        return names
      })
      .toContain(moved)
    await pointer.release()
    await expect.poll(() => namesOf(page, 1)).toContain(moved)
    expect(await namesOf(page, 0)).not.toContain(moved)
    return namesOf(page, 1)
  }

  it('on the device, and stays there', async () => {
    const { page, complaints, close } = await openPage(options)
    await makeTripFrom(page, LISBON)
    await page.locator(TRIP_MAP).waitFor()
    const shown = await moveFirstStop(page)
    // Drawn once the device has stored the change.
    await page.locator('.notice-done').waitFor()
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
    await expect.poll(() => namesOf(page, 1)).toEqual(shown)
    expect(complaints).toEqual([])
    await close()
  })
})

it('what the guide says about a trip of a device is drawn after a drag that it arrives in', async () => {
  const { page, complaints, close } = await openPage({ viewport: { width: 1280, height: 6000 } })
  const facts = `**${PLACE_FACTS_PATH}/**`
  await page.route(facts, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(PLACE_FACTS_PATH))
  await makeTripFrom(page, LISBON)
  await failed
  await page.unroute(facts)
  // Facts that are held back arrive also on a machine that takes long to begin the drag.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(facts, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  // Those about the facts that failed.
  complaints.splice(0)
  await page.locator('.trip-day').nth(1).waitFor()
  const [moved = ''] = await namesOf(page, 0)
  const pointer = await mouseOf(page)
  const from = await pickUpFirstStop(page, pointer)
  const to = await middleOf(page, 1, 0)
  const arrived = page.waitForResponse(facts).then((response) => response.finished())
  release()
  await arrived
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await dragBetween(pointer, from, below(to))
  await pointer.release()
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
  await expect.poll(async () => [await namesOf(page, 0), await namesOf(page, 1)]).toEqual([second, first])
  await close()
})
