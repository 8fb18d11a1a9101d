import type { BrowserContextOptions, Page } from 'playwright-core'
import { findFreePorts } from '#tools/command/find-free-ports.ts'
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts'
import { openPage, type WatchedPage } from './open-page.ts'
import { startIsolatedSite } from './start-isolated-site.ts'
import { waitForServiceWorker } from './wait-for-worker.ts'

/** A browser with a service worker, a site, and the network between them. */
export type Device = {
  readonly page: Page
  readonly watched: WatchedPage
  readonly network: FaultyNetwork
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a site behind a faulty network and opens it in a browser whose service worker is in control.
 * @param firstPort of a range of twenty, of which no other test file uses one
 */
export async function openDevice(firstPort: number, options: BrowserContextOptions = {}): Promise<Device> {
  const port = await findFreePorts(firstPort)
  const origin = `http://localhost:${port}`
  const site = await startIsolatedSite({ SITE_ORIGIN: origin })
  const network = await startFaultyNetwork(port, Number(new URL(site.origin).port))
  const watched = await openPage({ baseURL: origin, serviceWorkers: 'allow', loadsImages: true, ...options })
  const { page } = watched
  await page.goto('/about')
  await waitForServiceWorker(page)
  return {
    ...{ page, watched, network, origin },
    stop: async () => {
      await watched.close()
      await network.stop()
      await site.stop()
    },
  }
}

/** Downloads the guide of a page with its button. */
export async function downloadGuideOf(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main [data-pocket][data-ready]').first().click()
  await page.getByRole('button', { name: 'Download guide' }).click()
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
}

/** Returns the pages of a guide, with those that every guide contains. */
export const pagesOf = (page: Page, path: string): Promise<readonly string[]> =>
  page.evaluate(async (guide) => {
    const response = await fetch(`/pocket/guides${guide}.json`)
    const { files } = (await response.json()) as { readonly files: readonly (readonly [string, number])[] }
    // Pages have no extension and no query.
    return files.map(([address]) => address).filter((address) => !/\.[a-z0-9]+$|\?/.test(address))
  }, path)
