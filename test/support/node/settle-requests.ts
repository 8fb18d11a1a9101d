import type { Page } from 'playwright-core'

/**
 * Waits until the browser has reported every request that the page has started: reports arrive in order, so a new
 * request is reported last.
 */
export async function settleRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
}
