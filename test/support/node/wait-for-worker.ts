import type { Page } from 'playwright-core'

/** Waits until the service worker controls this page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    polling: 100,
  })
}
