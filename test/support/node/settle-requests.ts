import type { Page } from 'playwright-core'

/** Waits until the browser has told of every request that the page has begun: one that begins now is told of after them. */
export async function settleRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
}
