import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { findBrowser } from '#tools/command/find-browser.ts'

/** Flags that keep Chromium quiet on a network without internet. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const randomGroup = (): string => Math.floor(Math.random() * 65_536).toString(16)

/** Browsers for all tests of a process, with pictures and without; they end with it. */
const launched = new Map<boolean, Promise<Browser>>()

/** A mouse, which has to be said again where other settings are said. */
const WITHOUT_IMAGES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
/** What the browser says of them. */
const IGNORED_COMPLAINTS = /image loading is disabled|\/posters\/\S+ was preloaded .* but not used/

function launchBrowser(drawsPictures: boolean): Promise<Browser> {
  const args = drawsPictures ? BROWSER_ARGS : [...BROWSER_ARGS, WITHOUT_IMAGES]
  const browser = launched.get(drawsPictures) ?? chromium.launch({ executablePath: findBrowser(), args })
  launched.set(drawsPictures, browser)
  return browser
}

export type PageOptions = BrowserContextOptions & {
  /** Whether pictures are asked for and drawn, which is half of the work that a page makes: for tests that are about them. */
  readonly loadsImages?: boolean
}

export type WatchedPage = {
  readonly page: Page
  /** Console errors, failed requests and page errors since the page was opened. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

/** What the automation says when it keeps service workers out. */
const BLOCKED_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Opens a fresh context in the shared browser, on the shared site, and listens for anything that goes wrong. Each has a
 * network address of its own, as the platform would tell it: what many ask at once is limited. Service workers stay out
 * unless a test is about them: requests would go past what tests say of them.
 */
export async function openPage({ loadsImages = false, ...options }: PageOptions = {}): Promise<WatchedPage> {
  const browser = await launchBrowser(loadsImages)
  const client = `2001:db8:${randomGroup()}:${randomGroup()}::1`
  const context = await browser.newContext({
    baseURL: inject('siteOrigin'),
    serviceWorkers: 'block',
    ...options,
    extraHTTPHeaders: { 'cf-connecting-ip': client, ...options.extraHTTPHeaders },
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (
      message.text() === BLOCKED_SERVICE_WORKER ||
      (!loadsImages && IGNORED_COMPLAINTS.test(message.text()))
    )
      return
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
