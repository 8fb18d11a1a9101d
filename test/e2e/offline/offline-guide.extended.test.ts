import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  expectAppBadge,
  listCachedUrls,
  missingImages,
  responseStartMs,
  titleWidth,
  usedBytes,
  watchAppBadge,
} from '#test/support/node/device-storage.ts'
import { type FaultyNetwork, startFaultyNetwork } from '#test/support/node/faulty-network.ts'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'

const SAVE_KYOTO = 'main form.save button[aria-label="Save Kyoto"]'
const JAPAN = '/destinations/japan'
const FIRST_PORT = 8990
/** Four times what a cached page waits for the network: the unit tests of the worker hold the exact time. */
const MAX_OPENING_MS = 2400
const FAULTY_STATES = ['offline', 'hanging', 'bad-gateway', 'captive-portal', 'throttled'] as const

let network: FaultyNetwork
let site: StartedSite
let device: WatchedPage
let page: Page

beforeAll(async () => {
  const port = await findFreePorts(FIRST_PORT)
  const origin = `http://localhost:${port}`
  site = await startIsolatedSite({ SITE_ORIGIN: origin })
  network = await startFaultyNetwork(port, Number(new URL(site.origin).port))
  device = await openPage({ baseURL: origin, serviceWorkers: 'allow', loadsImages: true })
  page = device.page
  await watchAppBadge(page)
  await downloadJapan()
})

afterAll(async () => {
  await device.close()
  await network.stop()
  await site.stop()
})

beforeEach(() => network.setState('online'))

async function downloadJapan(): Promise<void> {
  await page.goto(JAPAN)
  await waitForServiceWorker(page)
  await page.locator('[data-pocket][data-ready]').click()
  await page.locator('.pocket-panel[data-state="offered"]').waitFor()
  await page.getByRole('button', { name: 'Download guide' }).click()
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
}

const cacheNames = () => page.evaluate(() => caches.keys())

const guidePages = (): Promise<readonly string[]> =>
  page.evaluate(async (path) => {
    const list = (await (await fetch(`/pocket/guides${path}.json`)).json()) as { pages: string[] }
    return list.pages
  }, JAPAN)

describe('offline guide of Japan', () => {
  it('every page opens completely, with posters, maps and phrases, long before the network could, in any network state', async () => {
    const pages = await guidePages()
    expect(pages.length).toBeGreaterThan(4)
    const openingsMs: number[] = []
    for (const state of FAULTY_STATES) {
      let openingMs = Number.POSITIVE_INFINITY
      network.setState(state)
      const visited = state === 'offline' ? pages : pages.slice(0, 2)
      for (const path of visited) {
        const response = await page.goto(path, { waitUntil: 'commit' })
        // The network is equally bad for each page; a busy machine delays a single one.
        openingMs = Math.min(openingMs, await responseStartMs(page))
        expect([state, path, response?.status()]).toEqual([state, path, 200])
        await page.waitForLoadState('load')
        expect([state, path, await missingImages(page)]).toEqual([state, path, []])
        expect([state, path, await titleWidth(page)]).toEqual([state, path, '75%'])
      }
      openingsMs.push(openingMs)
    }
    console.log(`pages of the guide began after ${openingsMs.map(Math.round).join(', ')} ms`)
    expect(Math.max(...openingsMs)).toBeLessThan(MAX_OPENING_MS)
    network.setState('offline')
    await page.goto(`${JAPAN}/kyoto`)
    expect(await page.locator('#map svg path').count()).toBeGreaterThan(5)
    expect(await page.locator('#phrases').textContent()).toContain('ありがとう')
    expect(await page.evaluate(async () => (await fetch('/destinations/japan/kyoto.gpx')).status)).toBe(200)
  })

  it('the search works offline when the site’s search does not respond', async () => {
    for (const state of ['offline', 'bad-gateway'] as const) {
      network.setState(state)
      await page.goto('/search?q=tofu')
      await page.waitForURL('**/pocket?q=tofu')
      const found = page.locator('.pocket-hit', { hasText: 'tofu' }).first()
      await found.waitFor()
      await found.click()
      await page.waitForURL('**/destinations/japan/**')
    }
    await page.goto('/pocket')
    await page.fill('#pocket-q', 'kioto')
    await page.locator('.pocket-hit', { hasText: 'Kyoto' }).first().waitFor()
  })

  it('a page that is not stored lists the offline guides', async () => {
    network.setState('offline')
    await page.goto('/places?x=1')
    expect(await page.textContent('h1')).toBe('This page is not on this device')
    expect(await page.locator('.again').getAttribute('href')).toBe('/places?x=1')
    await page.getByRole('link', { name: 'Japan' }).click()
    await page.waitForURL(`**${JAPAN}`)
    expect(await page.textContent('h1')).toBe('Japan')
  })

  it('a save made offline is sent to the account once', async () => {
    const kyoto = `${JAPAN}/kyoto`
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(kyoto)}`)
    await signInAtProvider(page, `offline-${crypto.randomUUID().slice(0, 8)}`, kyoto)
    network.setState('offline')
    await page.goto(kyoto)
    await page.locator(SAVE_KYOTO).first().click()
    await page.locator('.save-status', { hasText: 'Kyoto is saved on this device.' }).waitFor()
    await page.reload()
    await page.locator(`${SAVE_KYOTO}[aria-pressed="true"]`).first().waitFor()
    network.setState('online')
    const sent = page.waitForResponse('**/api/saves/changes')
    await page.goto('/destinations/iceland')
    expect((await sent).status()).toBe(200)
    const saved = async () => (await (await page.request.get('/api/saves')).json()) as unknown
    expect(await saved()).toEqual({ paths: [kyoto] })
    await page.goto('/profile/saves')
    await page.locator(`[data-path="${kyoto}"]`).waitFor()
  })

  it('an update switches to the guide of the new build, and the old one works until then', async () => {
    network.setState('online')
    const list = await (await page.request.get(`/pocket/guides${JAPAN}.json`)).json()
    const { build } = list as { readonly build: string }
    const next = 'feedfeedfeed'
    const style = /main-[\w-]+(?=\.css)/.exec(await (await page.request.get(JAPAN)).text())?.[0] ?? ''
    expect(style).toMatch(/^main-/)
    // The next build has another stylesheet, and the current one no longer exists.
    network.rewrite([build, next], [style, 'main-of-tomorrow'])
    // The page checks for the new worker itself. With two checks within a second, Chromium may leave the worker waiting
    // until the next page.
    await page.goto('/pocket')
    await expect.poll(cacheNames).toContain(`fernway-shell:${next}`)
    await expect.poll(cacheNames).not.toContain(`fernway-shell:${build}`)
    expect(await cacheNames()).toContain(`fernway-guide:${build}:${JAPAN}`)
    await expectAppBadge(page, 1)
    network.setState('offline')
    await page.goto(`${JAPAN}/kyoto`)
    expect(await missingImages(page)).toEqual([])
    expect(await titleWidth(page)).toBe('75%')
    await page.locator('[data-pocket][data-ready]').first().waitFor()
    network.setState('online')
    await page.goto('/pocket')
    await page.getByRole('button', { name: 'Update guide' }).waitFor()
    await page.getByRole('button', { name: 'Update all' }).click()
    await page.getByText('All guides are up to date.').waitFor()
    await expectAppBadge(page, 0)
    await expect
      .poll(async () => (await cacheNames()).filter((name) => name.startsWith('fernway-guide')))
      .toEqual([`fernway-guide:${next}:${JAPAN}`])
    network.setState('offline')
    expect((await listCachedUrls(page))[`fernway-guide:${next}:${JAPAN}`]).toContain(
      '/assets/main-of-tomorrow.css',
    )
    await page.goto(`${JAPAN}/tokyo`)
    expect(await titleWidth(page)).toBe('75%')
    await page.goto('/pocket')
    expect(await page.locator('[data-pocket="page"]').getAttribute('data-build')).toBe(next)
  })

  it('removing the guide deletes all its files, and the page reports the freed space', async () => {
    await page.goto('/pocket')
    await page.getByText('Your guides use').waitFor()
    const usedBefore = await usedBytes(page)
    await page.locator(`[data-guide="${JAPAN}"]`).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(cacheNames).toEqual(['fernway-shell:feedfeedfeed'])
    const message = await page.getByText('are free again').textContent()
    expect(Number(/[\d.]+(?= MB)/.exec(message ?? '')?.[0])).toBeGreaterThan(2.5)
    // The browser updates its storage estimate later.
    await expect.poll(async () => usedBefore - (await usedBytes(page))).toBeGreaterThan(2_500_000)
    console.log(`${usedBefore} bytes before, ${await usedBytes(page)} after: ${message}`)
    await page.getByText('There are no guides on this device yet.').waitFor()
    await page.getByRole('heading', { name: 'Start with Japan' }).waitFor()
  })
})
