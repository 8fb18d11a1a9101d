import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FaultyNetwork, startFaultyNetwork } from '#test/support/node/faulty-network.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'
import { findFreePorts } from '#tools/command/find-free-ports.ts'

const GUIDE = '/destinations/tuvalu'
const FIRST_PORT = 9030

let network: FaultyNetwork
let origin: string
let withOfflineGuides: StartedSite
let without: StartedSite

const portOf = ({ origin: address }: StartedSite): number => Number(new URL(address).port)

beforeAll(async () => {
  const port = await findFreePorts(FIRST_PORT)
  origin = `http://localhost:${port}`
  withOfflineGuides = await startIsolatedSite({ SITE_ORIGIN: origin })
  without = await startIsolatedSite({ SITE_ORIGIN: origin, POCKET: 'off' })
  network = await startFaultyNetwork(port, portOf(withOfflineGuides))
})

afterAll(async () => {
  await network.stop()
  await withOfflineGuides.stop()
  await without.stop()
})

/** Returns the remaining offline data of a browser. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }))

const expectNothingLeft = (page: Page): Promise<void> =>
  expect.poll(() => leftOf(page)).toEqual({ workers: 0, caches: [] })

/** Marks every page from now on once its script has registered the worker. */
const watchRegistration = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    if (!('serviceWorker' in navigator)) return
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    navigator.serviceWorker.register = async (...parts) => {
      const registration = await register(...parts)
      document.documentElement.dataset['registered'] = ''
      return registration
    }
  })

/**
 * Goes back to a page of the earlier build, whose script registers the worker as before. It comes from the HTTP cache
 * however old it is; an address that is opened again is requested after a minute.
 */
async function goBackToEarlierBuild(page: Page): Promise<void> {
  await page.goBack()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-no-pocket'))).toBe(false)
  await page.locator('[data-registered]').waitFor({ state: 'attached' })
}

it('disabling offline guides removes the service worker and its data at the next visit', async () => {
  const { page, complaints, close } = await openPage({
    baseURL: origin,
    serviceWorkers: 'allow',
    loadsImages: true,
  })
  await watchRegistration(page)
  await page.goto(GUIDE)
  await waitForServiceWorker(page)
  await page.locator('[data-pocket][data-ready]').first().click()
  await page.getByRole('button', { name: 'Download guide' }).click()
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
  expect(await leftOf(page)).toMatchObject({ workers: 1 })
  network.switchTo(portOf(without))
  await page.goto('/destinations/iceland')
  await expectNothingLeft(page)
  expect(await page.locator('[data-pocket][data-ready]').count()).toBe(0)
  await goBackToEarlierBuild(page)
  await expectNothingLeft(page)
  await page.goto('/pocket')
  await page.getByText('Guides cannot be downloaded at the moment').waitFor()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expectNothingLeft(page)
  expect(complaints).toEqual([])
  // Enabling the setting again restores the service worker.
  network.switchTo(portOf(withOfflineGuides))
  await page.goto('/destinations/japan')
  await waitForServiceWorker(page)
  expect(await leftOf(page)).toMatchObject({ workers: 1 })
  await close()
})

it('is removed while another window is open, and while a page of the earlier build opens', async () => {
  network.switchTo(portOf(withOfflineGuides))
  const { page, close } = await openPage({ baseURL: origin, serviceWorkers: 'allow', loadsImages: true })
  await watchRegistration(page)
  const other = await page.context().newPage()
  await other.goto('/about')
  await page.goto(GUIDE)
  await waitForServiceWorker(page)
  network.switchTo(portOf(without))
  await other.goto('/destinations/iceland')
  await expectNothingLeft(other)
  await goBackToEarlierBuild(other)
  await other.goto('/places')
  await expectNothingLeft(other)
  await close()
})

it('the app is installable: the browser accepts the manifest', async () => {
  network.switchTo(portOf(withOfflineGuides))
  const { page, close } = await openPage({ baseURL: origin, serviceWorkers: 'allow', loadsImages: true })
  await page.goto('/pocket')
  await waitForServiceWorker(page)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(url).toBe(`${origin}/manifest.webmanifest`)
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The context of a test is a private window, in which newer versions of Chromium install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  type ManifestImage = { readonly src: string; readonly sizes: string }
  const manifest = JSON.parse(data ?? '{}') as {
    readonly icons: readonly ManifestImage[]
    readonly screenshots: readonly ManifestImage[]
    readonly shortcuts: readonly { readonly url: string }[]
  }
  const sizeOf = (src: string): Promise<string> =>
    page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  const images = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any')
  expect(images.length).toBeGreaterThan(4)
  for (const { src, sizes } of images) expect([src, await sizeOf(src)]).toEqual([src, sizes])
  for (const shortcut of manifest.shortcuts)
    expect([shortcut.url, (await page.request.get(shortcut.url)).ok()]).toEqual([shortcut.url, true])
  await close()
})
