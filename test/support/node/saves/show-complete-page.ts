import type { Page } from 'playwright-core'

/**
 * Opens the complete page for a visitor without script, if parts of the page came late: they are shown only there.
 */
export async function showCompletePage(page: Page): Promise<void> {
  await page.waitForLoadState()
  const link = page.locator('noscript a', { hasText: 'Show the complete page' })
  if ((await link.count()) > 0) await Promise.all([page.waitForNavigation(), link.first().click()])
}
