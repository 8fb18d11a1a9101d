import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Device, openDevice } from '#test/support/node/open-device.ts'

const FIRST_PORT = 9050
const EVENTS = '/api/events'
const DESKTOP = { viewport: { width: 1280, height: 900 } }

type SentEvent = { readonly name: string; readonly path: string; readonly payload: Record<string, unknown> }

let device: Device
let page: Page

beforeAll(async () => {
  device = await openDevice(FIRST_PORT, DESKTOP)
  page = device.page
  await page.context().addCookies([{ name: 'consent', value: 'measurement', domain: 'localhost', path: '/' }])
})

afterAll(() => device.stop())

const eventsNamed = (name: string): readonly SentEvent[] =>
  device.network
    .bodies(EVENTS)
    .flatMap((body) => (JSON.parse(body) as { readonly events: readonly SentEvent[] }).events)
    .filter((event) => event.name === name)

const waitForTracker = (): Promise<unknown> => page.waitForFunction(() => 'fernwayTrack' in globalThis)
const isControlled = (): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)

const PATHS = [
  '/places',
  '/articles',
  '/destinations/japan',
  '/destinations/japan/kyoto',
  '/articles/overland-track',
  '/destinations/fiji',
  '/destinations/iceland',
  '/best-in-travel',
]

describe('with the service worker in control', () => {
  it('each of eight page views arrives once, sent when the page is left', async () => {
    for (const path of PATHS) {
      await page.goto(path)
      expect(await isControlled()).toBe(true)
      await waitForTracker()
    }
    await page.goto('/cookie-settings')
    const views = () =>
      PATHS.map((path) => eventsNamed('pageView').filter((event) => event.path === path).length)
    await expect.poll(views).toEqual(PATHS.map(() => 1))
    console.log(`page views that arrived: ${views().length} of ${PATHS.length}`)
  })

  it('each of four clicks that follow a link arrives', async () => {
    const clicked = ['/places', '/articles', '/destinations/japan', '/destinations/iceland']
    const before = eventsNamed('ElementClicked').length
    for (const path of clicked) {
      await page.goto(path)
      await waitForTracker()
      await Promise.all([
        page.waitForURL('**/about'),
        page.locator('footer a[href="/about"]').first().click(),
      ])
    }
    const clicks = () => eventsNamed('ElementClicked').slice(before)
    await expect.poll(() => clicks().map((event) => event.path)).toEqual(clicked)
    console.log(`clicks that arrived: ${clicks().length} of ${clicked.length}`)
  })

  it('events that the site refused with 500 arrive when the page is left', async () => {
    await page.goto('/places')
    await waitForTracker()
    await page.evaluate(() => {
      const { fernwayTrack } = globalThis as unknown as { fernwayTrack: (...call: unknown[]) => void }
      for (let index = 0; index < 4; index += 1) fernwayTrack('pageView', { title: `LEFT OVER ${index}` })
    })
    device.network.refuse(EVENTS, 500)
    await page.waitForResponse((response) => response.url().endsWith(EVENTS) && response.status() === 500)
    device.network.refuse(EVENTS, null)
    await page.goto('/about')
    const titles = () =>
      eventsNamed('pageView')
        .map(({ payload }) => String(payload?.['title']))
        .filter((title) => title.startsWith('LEFT OVER'))
    await expect.poll(titles).toEqual([0, 1, 2, 3].map((index) => `LEFT OVER ${index}`))
  })

  it('an error is reported, and a save is sent', async () => {
    await page.goto('/destinations/fiji')
    expect(await isControlled()).toBe(true)
    await page.evaluate(() => {
      const { fernwayErrors } = globalThis as unknown as { fernwayErrors: { push: (error: unknown) => void } }
      fernwayErrors.push({ error: new Error('with the worker in control'), component: 'test' })
    })
    await expect
      .poll(
        () =>
          device.network.bodies('/api/errors').filter((body) => body.includes('worker in control')).length,
      )
      .toBe(1)
    await page.locator('.destination-head form.save button').click()
    await page.locator('.destination-head form.save button[aria-pressed="true"]').waitFor()
  })
})
