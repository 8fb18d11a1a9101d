import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPage, type PageOptions, type WatchedPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const DATABASE_MS = 2000
const SLOW = { 'x-fault': `d1=slow:${DATABASE_MS}` }
/** Below the five seconds after which the site gives a database up. */
const DISTANT_MS = 4500
const MAX_LAYOUT_SHIFT = 0.02

/** Path, loading text, and the content that replaces it. */
const PAGES = [
  ['/search?q=lisbon', 'Searching…', '.search-results'],
  ['/profile/saves', 'Loading your saves', '.blank, .saved'],
  ['/profile/library', 'Loading your books', '.shelf, .blank'],
  ['/profile/settings', 'Looking up your settings', '.panels'],
] as const

let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []

async function openAsAna(options: PageOptions = {}): Promise<WatchedPage> {
  const opened = await openPage(options)
  await opened.page.context().addCookies(cookies)
  return opened
}

beforeAll(async () => {
  const opened = await openPage()
  await opened.page.goto('/api/auth/login?returnTo=%2Fprofile%2Fsettings')
  await signInAtProvider(opened.page, 'ana', '/profile/settings')
  cookies = await opened.page.context().cookies(inject('siteOrigin'))
  await opened.close()
})

/**
 * Reads a response until it contains the parts, or ends, and measures how long that takes. A decoder of compressed
 * responses hands out what was sent at once in several pieces.
 */
async function readUntil(parts: readonly string[], path: string, fault: Record<string, string>) {
  const headers = { ...fault, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const startedMs = performance.now()
  const response = await fetch(inject('siteOrigin') + path, { headers, redirect: 'manual' })
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (parts.every((part) => text.includes(part))) break
  }
  return { tookMs: performance.now() - startedMs, text, status: response.status }
}

/** Starts a proxy of the site that holds the end of one page back until it is released, however slow the machine is. */
async function holdDeferredPart(path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '' }, response) => {
    const { status, headers, body } = await fetch(inject('siteOrigin') + url, {
      headers: url === path ? SLOW : {},
    })
    response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' })
    let sent = ''
    for await (const piece of body ?? []) {
      // The deferred part comes after the page around it.
      if (url === path && sent.includes('</footer>')) await released
      response.write(piece)
      sent += Buffer.from(piece).toString('latin1')
    }
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await server[Symbol.asyncDispose]()
  }
  return { origin: `http://localhost:${port}`, release, stop }
}

/** Records whether a text was ever in the page, however briefly: a busy machine may look too late. */
const recordText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const noted = globalThis as unknown as { wasShown?: boolean }
    new MutationObserver((records) => {
      noted.wasShown ||= records.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node.textContent?.includes(wanted)),
      )
    }).observe(document, { childList: true, subtree: true })
  }, text)
const wasShown = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => (globalThis as unknown as { wasShown?: boolean }).wasShown)

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

describe.each(PAGES)('%s with a distant database', (path, waiting, arrived) => {
  it('the response starts at once, with header and footer', async () => {
    const parts = ['<h1', 'site-header', 'site-footer', waiting]
    const { text, status, tookMs } = await readUntil(parts, path, { 'x-fault': `d1=slow:${DISTANT_MS}` })
    expect(status).toBe(200)
    for (const part of parts) expect(text).toContain(part)
    // Before the database responds. `npm run bench`, with the machine to itself, measures the exact time (F19).
    expect(tookMs).toBeLessThan(DISTANT_MS)
  })

  it.each([390, 1280])(
    'the loading text is replaced by the content without a layout shift (%i px)',
    async (width) => {
      const { page, complaints, close } = await openAsAna({
        viewport: { width, height: 800 },
        extraHTTPHeaders: SLOW,
        loadsImages: true,
      })
      await recordText(page, waiting)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator(arrived).first().waitFor()
      await page.getByText(waiting).first().waitFor({ state: 'detached' })
      expect(await wasShown(page)).toBe(true)
      expect(await shiftsOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
      expect(complaints.filter((line) => !line.includes('503'))).toEqual([])
      await close()
    },
  )

  it('without script it redirects to a complete page', async () => {
    const { page, close } = await openAsAna({ javaScriptEnabled: false, extraHTTPHeaders: SLOW })
    await page.goto(path)
    expect(await page.getByText(waiting).first().isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Show the complete page' }).first().click()
    await page.waitForURL(/whole=1/)
    expect(await page.locator(arrived).first().isVisible()).toBe(true)
    expect(await page.getByText(waiting).count()).toBe(0)
    await close()
  })
})

describe('header of a page that is still streaming', () => {
  it('the header works before the deferred part arrives', async () => {
    const { page, close } = await openPage({ viewport: { width: 1280, height: 800 } })
    const held = await holdDeferredPart('/search?q=lisbon')
    await page.goto(`${held.origin}/search?q=lisbon`, { waitUntil: 'commit' })
    await page.getByText('Searching…').waitFor()
    await page.locator('.site-header').hover()
    await page.waitForFunction(() => document.querySelector('.site-header [data-island-state]') !== null)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    held.release()
    await page.locator('.search-results').waitFor()
    await close()
    await held.stop()
  })
})

describe('failed deferred part', () => {
  it('shows an error message with a retry link in a complete page', async () => {
    const { page, close } = await openPage({
      extraHTTPHeaders: { 'x-fault': 'd1=slow:300,render=throw-late' },
    })
    await page.goto('/search?q=lisbon')
    const words = page.getByText('It looks like we are experiencing issues, and our team has been notified.')
    await words.waitFor()
    expect(await page.getByText('Searching…').count()).toBe(0)
    expect(await page.locator('footer').count()).toBeGreaterThan(0)
    await close()
  })

  it.each(['error', 'hang'])(
    'search falls back to title matches when the database responds with %s',
    async (kind) => {
      const { page, close } = await openPage({ extraHTTPHeaders: { 'x-fault': `d1=${kind}` } })
      await page.goto('/search?q=lisbon')
      await page.locator('.search-results').waitFor()
      expect(await page.getByText('matches by title only').count()).toBe(1)
      await close()
    },
  )
})

afterAll(() => {
  cookies = []
})
