import type { Page } from 'playwright-core'

/** Waits until the page knows who is signed in, without which a press of a save button belongs to the device at first. */
export const waitForSession = (page: Page): Promise<void> =>
  page.locator('[data-session-initial]:not(:empty)').first().waitFor({ state: 'attached' })
