import type { BrowserContextOptions } from 'playwright-core'
import { openPage, type WatchedPage } from './open-page.ts'

const randomGroup = (): string => Math.floor(Math.random() * 65_536).toString(16)

/** Opens a page for a visitor with a network address of its own, as the platform would tell it: sign-ups are counted. */
export function openNewsletterPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return openPage({
    bypassCSP: options.javaScriptEnabled !== false,
    extraHTTPHeaders: { 'cf-connecting-ip': `2001:db8:${randomGroup()}:${randomGroup()}::1` },
    ...options,
  })
}

/** An address that no other test uses. */
export const newAddress = (): string => `reader-${crypto.randomUUID()}@example.com`
