import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingImages } from '#test/support/node/device-storage.ts'
import { type Device, downloadGuideOf, openDevice, pagesOf } from '#test/support/node/open-device.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'

const JAPAN = '/destinations/japan'
const STORY = '/articles/overland-track'
/** One downloaded page of each kind. */
const EACH_KIND = [JAPAN, `${JAPAN}/kyoto`, STORY, '/pocket', '/saves']
const STATES = ['offline', 'hanging', 'bad-gateway', 'captive-portal', 'captive-redirect'] as const
const FIRST_PORT = 9070
const WIDTHS = [390, 1440] as const
const TABS = 6
/** Half of the time after which a request would be given up; the worker waits about two seconds for the network. */
const MAX_ANSWER_MS = 10_000
/** A dozen pages with all their pictures, on a machine under load. */
const ALL_PAGES_TIMEOUT_MS = 240_000
/** Requests that a page sends although it is cached: for itself, for the visitor's data, for a newer worker. */
const EXPECTED = /^\/(?:api\/|service-worker\.js$|pocket\/offline$)/

let device: Device
let page: Page
let pages: readonly string[]
/** Uncaught errors of the pages: reporting them is a request. */
const errors: string[] = []

beforeAll(async () => {
  device = await openDevice(FIRST_PORT)
  page = device.page
  page.on('pageerror', ({ stack = '' }) => errors.push(stack))
  for (const path of [JAPAN, STORY]) await downloadGuideOf(page, path)
  pages = [...new Set([...(await pagesOf(page, JAPAN)), ...(await pagesOf(page, STORY))])]
})

afterAll(() => device.stop())

/** Files that the page shows may also be in the HTTP cache of the browser, which is smaller on a real device. */
async function clearHttpCache(): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Takes the items in several tabs of the device at once: on a network that hangs, each waits for seconds. */
async function inTabs<Item>(items: Iterator<Item>, visit: (tab: Page, item: Item) => Promise<void>) {
  async function takeItems(): Promise<void> {
    const tab = await page.context().newPage()
    for (let next = items.next(); next.done !== true; next = items.next()) await visit(tab, next.value)
    await tab.close()
  }
  await Promise.all(Array.from({ length: TABS }, takeItems))
}

/** Fetches each file that the page links, and returns those that fail. */
const missingFiles = (): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const files = links
      .filter((link) => link.origin === location.origin && /\.[a-z0-9]{2,8}$/.test(link.pathname))
      .map((link) => link.pathname)
      .filter((path) => !path.startsWith('/feeds/'))
    const failed: string[] = []
    for (const path of new Set(files)) {
      const isLoaded = await fetch(path).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isLoaded) failed.push(path)
    }
    return failed
  })

describe.each(WIDTHS)('at %i px', (width) => {
  it(
    'no page of the downloaded guides needs the network for anything that it shows or links',
    async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: width < 1000 ? 'dark' : 'light' })
      let previous = ''
      for (const state of STATES) {
        // Every page without a network, and one of each kind in the other states.
        const visited = state === 'offline' ? pages : pages.filter((path) => EACH_KIND.includes(path))
        for (const path of visited) {
          await clearHttpCache()
          device.network.setState(state)
          const before = device.network.paths().length
          await page.goto(path, { waitUntil: 'load' })
          expect([path, await missingImages(page)]).toEqual([path, []])
          expect([path, await missingFiles()]).toEqual([path, []])
          const requests = device.network.paths().slice(before)
          // The browser repeats the request of a page before when its hanging connection is closed, in this state or the
          // next one. Without a network it repeats that of the previous page, which may have opened before that.
          const isOfPage = (each: string): boolean =>
            each === path || each === previous || (state !== 'offline' && pages.includes(each))
          const unexpected = requests.filter((each) => !isOfPage(each) && !EXPECTED.test(each))
          expect([state, path, [...new Set(unexpected)]], errors.join('\n')).toEqual([state, path, []])
          previous = path
        }
        console.log(`${width} px, ${state}: ${visited.length} pages without a request for a file`)
      }
      device.network.setState('online')
    },
    ALL_PAGES_TIMEOUT_MS,
  )
})

it('a story that was never opened shows its picture on a phone while the network hangs', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const story = pages.find((path) => path.startsWith('/articles/') && path !== STORY) ?? ''
  await clearHttpCache()
  device.network.setState('hanging')
  await page.goto(story, { waitUntil: 'load' })
  const picture = page.locator('.article-art img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('1x1-print')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  device.network.setState('online')
})

it.each(STATES)(
  'every kind of page that is not stored is answered, without a broken picture, while the network is %s',
  async (state) => {
    // A search is answered from the downloaded guides.
    const paths = Object.values(PAGE_KINDS).filter(
      (path) => !pages.includes(path) && !path.startsWith('/search'),
    )
    device.network.setState(state)
    const slowest = { path: '', tookMs: 0 }
    await inTabs(paths.entries(), async (tab, [index, path]) => {
      const width = WIDTHS[index % WIDTHS.length] ?? WIDTHS[0]
      await tab.setViewportSize({ width, height: 844 })
      const startMs = Date.now()
      await tab.goto(path, { waitUntil: 'commit' })
      const tookMs = Date.now() - startMs
      if (tookMs > slowest.tookMs) Object.assign(slowest, { path, tookMs })
      expect([path, await tab.textContent('h1')]).toEqual([path, 'This page is not on this device'])
      expect([path, await missingImages(tab)]).toEqual([path, []])
    })
    console.log(`not stored, ${state}: ${paths.length} kinds of pages, slowest ${JSON.stringify(slowest)}`)
    device.network.setState('online')
  },
  ALL_PAGES_TIMEOUT_MS,
)

it('a page that is not stored leads to the same page soon in any network state', async () => {
  for (const state of ['hanging', 'bad-gateway', 'captive-portal', 'captive-redirect'] as const) {
    device.network.setState(state)
    const startMs = Date.now()
    await page.goto('/articles', { waitUntil: 'commit' })
    const tookMs = Date.now() - startMs
    console.log(`not stored, ${state}: ${tookMs} ms`)
    expect([state, tookMs < MAX_ANSWER_MS]).toEqual([state, true])
    expect([state, await page.textContent('h1')]).toEqual([state, 'This page is not on this device'])
    await expect.poll(() => page.locator('.kept a').allTextContents()).toContain('Japan')
  }
  device.network.setState('online')
  await page.locator('.again').click()
  await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor()
})

it('a story brings itself alone', async () => {
  expect(await pagesOf(page, STORY)).toEqual([STORY, '/pocket'])
})

it('a newer edition is announced on a network that is slower than the downloaded page', async () => {
  const build = await page.evaluate(async () => {
    const manifest = (await (await fetch('/pocket/guides/articles/overland-track.json')).json()) as {
      build: string
    }
    return manifest.build
  })
  device.network.rewrite([build, 'feedfeedfeed'])
  device.network.setState('slow')
  // A worker that is slow itself would have the page of the network in time.
  device.network.refuse('/pocket', 503)
  await page.goto('/pocket')
  expect(await page.locator('[data-pocket="page"]').getAttribute('data-build')).toBe(build)
  await page.locator(`[data-guide="${STORY}"]`).getByRole('button', { name: 'Update guide' }).waitFor()
})
