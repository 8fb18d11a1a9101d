import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A touch phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The menu sheet, while it is open. */
export const sheet = (page: Page) => page.locator('.site-nav:popover-open')
export const hamburger = (page: Page) => page.locator('.header-tools button[aria-label="Menu"]')
/** The heading of a menu section. */
export const section = (page: Page, title: string) =>
  page.locator('.nav-section > summary', { hasText: title })

/** Opens the menu by a tap, and waits until the page behind it is inert. */
export async function openSheet(page: Page): Promise<void> {
  await hamburger(page).tap()
  await sheet(page).waitFor()
  await page.locator('main[inert]').waitFor({ state: 'attached' })
}

export const isClosed = (page: Page) => expect.poll(() => sheet(page).count()).toBe(0)
