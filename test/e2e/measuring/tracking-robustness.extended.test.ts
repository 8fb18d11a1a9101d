import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { leaveWithConsent, openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

type Track = (...call: unknown[]) => void
const trackNumbers = (page: Page, count: number) =>
  page.evaluate((count) => {
    const { fernwayTrack } = globalThis as unknown as { fernwayTrack: Track }
    for (let n = 0; n < count; n += 1) fernwayTrack('click', { n, text: '漢'.repeat(100) })
  }, count)

describe('first-party tracker', () => {
  it('invalid calls cause no error and do not block valid ones', async () => {
    const measured = await openWithConsent()
    const { page, requests, complaints, close } = measured
    await visitWithConsent(page, '/places')
    await page.evaluate(() => {
      const { fernwayTrack } = globalThis as unknown as { fernwayTrack: Track }
      const cyclic: Record<string, unknown> = {}
      cyclic['self'] = cyclic
      for (const call of [
        [],
        [null],
        ['beam'],
        ['beam', 'Nope', {}],
        ['click', cyclic],
        ['click', { n: 10n }],
      ])
        fernwayTrack(...call)
      fernwayTrack('click', { text: 'a'.repeat(70_000) })
      fernwayTrack('click', { text: 'last' })
    })
    await leaveWithConsent(measured)
    expect((await requests.named('click')).map(({ payload }) => payload)).toEqual([{ text: 'last' }])
    expect(complaints).toEqual([])
    await close()
  })

  it('a burst is sent in few batches, and the newest hundred events are retained', async () => {
    const measured = await openWithConsent()
    const { page, requests, complaints, close } = measured
    await visitWithConsent(page, '/places')
    await trackNumbers(page, 1000)
    await leaveWithConsent(measured)
    const sent = async () => (await requests.named('click')).map(({ payload }) => Number(payload['n']))
    // The browser limits beacons in flight: the rest is sent from the next page.
    await expect.poll(async () => Math.max(...(await sent()))).toBe(999)
    const numbers = await sent()
    expect(numbers.length).toBeGreaterThanOrEqual(100)
    expect(numbers.length).toBeLessThanOrEqual(125)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await requests.countBatches()).toBeLessThan(12)
    expect(complaints).toEqual([])
    await close()
  })

  it('events in flight are not sent again when their page is left', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    // As in browsers: leaving a page rejects its pending requests, although they continue.
    await page.addInitScript(() => {
      const failures: (() => void)[] = []
      const sendRequest = globalThis.fetch
      globalThis.fetch = (...request) =>
        Promise.race([
          sendRequest(...request).then(() => new Promise<never>(() => undefined)),
          new Promise<never>((_, fail) => failures.push(() => fail(new TypeError('the page is left')))),
        ])
      addEventListener('pagehide', () => {
        for (const fail of failures) fail()
      })
    })
    await visitWithConsent(page, '/places')
    await trackNumbers(page, 40)
    await leaveWithConsent(measured)
    const numbers = (await requests.named('click')).map(({ payload }) => Number(payload['n']))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    await close()
  })

  it('the tracker backs off for a minute after a server error, and retains what no beacon accepts', async () => {
    const { page, close } = await openWithConsent()
    const bodies: string[] = []
    let status = 503
    await page.route('**/api/events', (route) => {
      bodies.push(route.request().postData() ?? '')
      return route.fulfill({ status })
    })
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false
    })
    await page.clock.install()
    await visitWithConsent(page, '/places')
    await page.clock.runFor(6000)
    await expect.poll(() => bodies.length).toBe(1)
    // The error response is in flight to the page, which shows no sign of it.
    await page.waitForTimeout(200)
    await trackNumbers(page, 1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await page.clock.runFor(50_000)
    await page.waitForTimeout(200)
    expect(bodies).toHaveLength(1)
    status = 204
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.clock.runFor(20_000)
    await expect.poll(() => bodies.length).toBe(2)
    expect(bodies[1]).toContain('"title":"DESTINATIONS')
    expect(bodies[1]).toContain('"n":0')
    await close()
  })

  it('a double click counts once', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/destinations/japan/kyoto')
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
      }),
    )
    await page.locator('.guidebook a').dblclick()
    await page.locator('.site-header a[href$="/cart"]:visible').first().dblclick()
    await leaveWithConsent(measured)
    expect(await requests.named('product_click')).toHaveLength(1)
    expect(await requests.named('CartStarted')).toHaveLength(1)
    await close()
  })
})

describe('browser without cookies', () => {
  it('the visitor is informed that the choice cannot be stored, and nothing is counted', async () => {
    const measured = await openWithConsent('')
    const { page, requests, close } = measured
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    )
    await page.goto('/places')
    await page.hover('h1')
    await waitForIdleIslands(page)
    await page.locator('.consent-line button[value="measurement"]').click()
    await page.locator('.consent-line').getByText('Your browser blocks cookies').waitFor()
    await leaveWithConsent(measured)
    expect(await requests.countBatches()).toBe(0)
    await close()
  })
})
