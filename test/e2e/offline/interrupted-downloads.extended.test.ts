import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { titleWidth } from '#test/support/node/device-storage.ts'
import { type FaultyNetwork, startFaultyNetwork } from '#test/support/node/faulty-network.ts'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'

const GUIDE = '/destinations/tuvalu'
const FIRST_PORT = 9010
/** A guide has three times as many files. */
const IN_THE_MIDDLE = 20

let network: FaultyNetwork
let site: StartedSite
let origin: string
let device: WatchedPage
let page: Page

beforeAll(async () => {
  const port = await findFreePorts(FIRST_PORT)
  origin = `http://localhost:${port}`
  site = await startIsolatedSite({ SITE_ORIGIN: origin })
  network = await startFaultyNetwork(port, Number(new URL(site.origin).port))
})

afterAll(async () => {
  await network.stop()
  await site.stop()
})

beforeEach(async () => {
  network.setState('online')
  network.rewrite()
  device = await openPage({ baseURL: origin, serviceWorkers: 'allow', loadsImages: true })
  page = device.page
  await page.goto(GUIDE)
  await waitForServiceWorker(page)
})

afterEach(() => device.close())

const stateOf = (at: Page, state: string) => at.locator(`.pocket-panel[data-state="${state}"]`)

async function offer(at: Page): Promise<void> {
  await at.locator('[data-pocket][data-ready]').first().click()
  await stateOf(at, 'offered').waitFor()
}

/** Downloads a guide over a network that hangs after some files. */
async function startHangingDownload(): Promise<void> {
  await offer(page)
  const hangs = network.after(IN_THE_MIDDLE, () => network.setState('hanging'))
  await press(page, 'Download guide')
  await hangs
  await stateOf(page, 'keeping')
    .getByText(/^[12]\d of/)
    .waitFor()
}

const press = (at: Page, name: string): Promise<void> => at.getByRole('button', { name }).click()

/** Returns all files in the guide caches, with URL, text and size. */
const listCachedFiles = () =>
  page.evaluate(async () => {
    const files: { name: string; path: string; size: number; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.blob()
        const path = request.url.slice(new URL(request.url).origin.length)
        files.push({ name, path, size: body?.size ?? 0, text: (await body?.text()) ?? '' })
      }
    }
    return files
  })

const guideNames = async (): Promise<readonly string[]> => [
  ...new Set(
    (await listCachedFiles()).map(({ name }) => name).filter((name) => name.startsWith('fernway-guide')),
  ),
]

async function expectItOpensAlone(): Promise<void> {
  network.setState('offline')
  await page.goto(GUIDE)
  expect(await page.textContent('h1')).toBe('Tuvalu')
  expect(await titleWidth(page)).toBe('75%')
}

describe('interrupted guide download', () => {
  it('the download is within five percent of the announced size', async () => {
    await offer(page)
    const announcedBytes =
      Number(/([\d.]+) MB/.exec((await stateOf(page, 'offered').textContent()) ?? '')?.[1]) * 1e6
    await press(page, 'Download guide')
    await stateOf(page, 'kept').waitFor()
    const files = (await listCachedFiles()).filter(({ name }) => name.startsWith('fernway-guide'))
    const real = files.reduce((sum, { size }) => sum + size, 0)
    console.log(`told ${announcedBytes} bytes, kept ${real} in ${files.length} files`)
    expect(Math.abs(real - announcedBytes) / announcedBytes).toBeLessThan(0.05)
  })

  it('a cancelled download resumes with the missing files', async () => {
    await startHangingDownload()
    await press(page, 'Stop')
    await stateOf(page, 'stopped').getByText('Stopped. You can resume').first().waitFor()
    const come = (await listCachedFiles()).filter(({ name }) => name.startsWith('fernway-guide'))
    expect(come.length).toBeGreaterThan(10)
    network.setState('online')
    const before = network.paths().length
    await press(page, 'Resume')
    await stateOf(page, 'kept').waitFor()
    const requestedPaths = network.paths().slice(before)
    expect(requestedPaths.filter((path) => come.some((file) => file.path === path))).toEqual([])
    await expectItOpensAlone()
  })

  it('a download resumes after its page was left', async () => {
    await startHangingDownload()
    await page.goto('about:blank')
    network.setState('online')
    await page.goto('/pocket')
    const item = page.locator(`[data-guide="${GUIDE}"]`)
    await item.getByText('Part of it is on this device already.').waitFor()
    await page.goto(GUIDE)
    const listed = page.waitForResponse(`**/pocket/guides${GUIDE}.json`)
    await offer(page)
    // The list of the current files draws the panel again, which could replace the button under the pointer.
    await (await listed).finished()
    await press(page, 'Resume')
    await stateOf(page, 'kept').waitFor()
    expect(await guideNames()).toHaveLength(1)
    await expectItOpensAlone()
  })

  it('a double press downloads the guide', async () => {
    await offer(page)
    await page.getByRole('button', { name: 'Download guide' }).dblclick()
    await stateOf(page, 'kept').waitFor()
    expect(await guideNames()).toHaveLength(1)
  })

  it('two windows download a guide once', async () => {
    const other = await page.context().newPage()
    await other.goto(GUIDE)
    await Promise.all([offer(page), offer(other)])
    const posters: string[] = []
    // Of the downloads alone: a slow page may still load a picture that it shows.
    for (const each of [page, other])
      each.on('request', (request) => {
        const path = new URL(request.url()).pathname
        if (request.resourceType() === 'fetch' && path.startsWith('/posters/')) posters.push(path)
      })
    await Promise.all([press(page, 'Download guide'), press(other, 'Download guide')])
    await Promise.all([stateOf(page, 'kept').waitFor(), stateOf(other, 'kept').waitFor()])
    expect(posters.length).toBeGreaterThan(10)
    expect(posters.length).toBe(new Set(posters).size)
    expect(await guideNames()).toHaveLength(1)
    await expectItOpensAlone()
  })

  it('the response of a captive portal is not stored', async () => {
    await offer(page)
    const isCaught = network.after(IN_THE_MIDDLE, () => network.setState('captive-portal'))
    await press(page, 'Download guide')
    await isCaught
    await stateOf(page, 'stopped').getByText('The network is gone.').first().waitFor()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined))
    const foreign = async () =>
      (await listCachedFiles()).filter(({ text }) => text.includes('Welcome to our hotel'))
    expect(await foreign()).toEqual([])
    network.setState('online')
    await press(page, 'Resume')
    await stateOf(page, 'kept').waitFor()
    expect(await foreign()).toEqual([])
    await expectItOpensAlone()
  })

  it('a guide has files of one build, although another was deployed during the download', async () => {
    const html = await (await page.request.get(GUIDE)).text()
    const style = /main-[\w-]+(?=\.css)/.exec(html)?.[0] ?? ''
    const list = (await (await page.request.get(`/pocket/guides${GUIDE}.json`)).json()) as { build: string }
    await offer(page)
    const isAnother = network.after(2, () =>
      network.rewrite([list.build, 'feedfeedfeed'], [style, 'main-of-tomorrow']),
    )
    await press(page, 'Download guide')
    await isAnother
    await stateOf(page, 'kept').waitFor()
    expect(await guideNames()).toEqual([`fernway-guide:feedfeedfeed:${GUIDE}`])
    const texts = (await listCachedFiles()).filter(
      ({ name, text }) => name.startsWith('fernway-guide') && text.includes(`${style}.css`),
    )
    expect(texts.map(({ path }) => path)).toEqual([])
    await expectItOpensAlone()
  })
})
