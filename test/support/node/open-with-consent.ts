import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { openPage, type WatchedPage } from './open-page.ts'
import { type RecordedRequests, recordRequests } from './record-requests.ts'

export type ConsentedPage = WatchedPage & { readonly requests: RecordedRequests }

/**
 * Opens a desktop page for a visitor with a consent cookie.
 * @param consent value of the cookie
 * @param options of the browser context
 */
export async function openWithConsent(
  consent = 'measurement',
  options: BrowserContextOptions = {},
): Promise<ConsentedPage> {
  const watched = await openPage({ viewport: { width: 1280, height: 900 }, ...options })
  const { hostname } = new URL(inject('siteOrigin'))
  await watched.page.context().addCookies([{ name: 'consent', value: consent, domain: hostname, path: '/' }])
  return { ...watched, requests: await recordRequests(watched.page) }
}

/** Opens a path and waits for the first-party tracker. */
export async function visitWithConsent(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'fernwayTrack' in globalThis)
}

/** Navigates to another page, which flushes the tracker's queue. */
export async function leaveWithConsent({ page }: ConsentedPage): Promise<void> {
  await page.goto('/cookie-settings')
  await page.waitForTimeout(200)
}
