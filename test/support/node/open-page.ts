import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

let connection: Promise<Browser> | null = null

export type WatchedPage = {
  readonly page: Page
  /** Console errors, failed requests and page errors since the page was opened. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

/** Opens a fresh context in the shared browser, on the shared site, and listens for anything that goes wrong. */
export async function openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  connection ??= chromium.connect(inject('browserEndpoint'))
  const browser = await connection
  const context = await browser.newContext({ baseURL: inject('siteOrigin'), ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A visitor who moves on ends what the page was still asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  return { page, complaints, close: () => context.close() }
}
