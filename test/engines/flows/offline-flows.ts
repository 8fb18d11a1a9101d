import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

const GUIDE = '/destinations/tuvalu'

/** Drops all further requests of this visitor (`start-https-proxy.ts`). */
const goOffline = (page: EnginePage): Promise<void> =>
  page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKitGTK has no cookieStore.
    document.cookie = 'test-network=gone; path=/; secure'
  })

async function downloadGuide(page: EnginePage): Promise<void> {
  await page.open(GUIDE)
  await page.until('the service worker', () => navigator.serviceWorker.controller?.state === 'activated')
  await page.click('[data-pocket][data-ready]')
  await page.expectText('.pocket-panel[data-state="offered"]')
  await page.click('.pocket-panel .actions .button')
  await page.expectText('.pocket-panel[data-state="kept"]')
}

/** Opens a page that the service worker serves. */
async function openOffline(page: EnginePage, path: string, title: string): Promise<void> {
  await page.open(path)
  await page.until(title, (wanted) => document.querySelector('h1')?.textContent === wanted, title)
}

export const OFFLINE_FLOWS: readonly EngineFlow[] = [
  {
    name: 'a downloaded guide opens offline with its poster, and the offline page and other pages link to it',
    device: 'phone',
    // Failed requests of the offline page appear in the console.
    complaints: /network|fetch|load|blocked|reset/i,
    run: async (page) => {
      await downloadGuide(page)
      await goOffline(page)
      await openOffline(page, '/places', 'This page is not on this device')
      expect(await page.evaluate(() => document.querySelector('.kept')?.textContent)).toBe('Tuvalu')
      await openOffline(page, GUIDE, 'Tuvalu')
      await page.until('its poster', () => {
        const poster = document.querySelector<HTMLImageElement>('main img')
        return (poster?.naturalWidth ?? 0) > 0
      })
      await openOffline(page, '/pocket', 'Offline guides')
      await page.until('its row', () => document.querySelector('main')?.textContent?.includes('Tuvalu'))
    },
  },
]
