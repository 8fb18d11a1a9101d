import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { findBrowser } from '#tools/command/find-browser.ts'
import { type SystemFonts, withSystemFonts } from './system-fonts.ts'

/** Flags that stop Chromium's background requests to the internet. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Below the time that a test may take, so that the failure names what was awaited. */
const WAIT_TIMEOUT_MS = 120_000

const randomGroup = (): string => Math.floor(Math.random() * 65_536).toString(16)

/** Browsers of the process, by fonts, with and without images; they end with the process. */
const launched = new Map<string, Promise<Browser>>()

/** Includes a mouse, which a second blink-settings flag would otherwise reset. */
const WITHOUT_IMAGES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
/** Console messages about blocked images. */
const IGNORED_COMPLAINTS = /image loading is disabled|\/posters\/\S+ was preloaded .* but not used/

/** A screen as dense as that of a phone: on others, Chromium rounds the width of each glyph to whole pixels. */
const DENSE_SCREEN = '--force-device-scale-factor=2'

function launchBrowser(loadsImages: boolean, systemFonts: SystemFonts | undefined): Promise<Browser> {
  const key = `${systemFonts} ${loadsImages}`
  const args = [
    ...BROWSER_ARGS,
    ...(loadsImages ? [] : [WITHOUT_IMAGES]),
    ...(systemFonts === undefined ? [] : [DENSE_SCREEN]),
  ]
  const env = withSystemFonts(systemFonts ?? 'arial')
  const browser = launched.get(key) ?? chromium.launch({ executablePath: findBrowser(), args, env })
  launched.set(key, browser)
  return browser
}

export type PageOptions = BrowserContextOptions & {
  /** Whether images are fetched and decoded, which is half of a page's work: only for tests about images. */
  readonly loadsImages?: boolean
  /** The fonts of the system, on a screen as dense as that of a phone; without, those of most desktops. */
  readonly systemFonts?: SystemFonts
}

export type WatchedPage = {
  readonly page: Page
  /** Console errors, failed requests and page errors since the page was opened. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

/** The browser skips the transition to a page that it draws late, before the page can have a handler. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/

/** Console message of the automation when it blocks service workers. */
const BLOCKED_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Opens a fresh context in the shared browser on the shared site and records errors. Each context has a client address
 * of its own, because requests are rate limited. Service workers are blocked unless a test is about them, because they
 * would bypass request interception.
 */
export async function openPage({
  loadsImages = false,
  systemFonts,
  ...options
}: PageOptions = {}): Promise<WatchedPage> {
  const browser = await launchBrowser(loadsImages, systemFonts)
  const client = `2001:db8:${randomGroup()}:${randomGroup()}::1`
  const context = await browser.newContext({
    baseURL: inject('siteOrigin'),
    serviceWorkers: 'block',
    ...options,
    extraHTTPHeaders: { 'cf-connecting-ip': client, ...options.extraHTTPHeaders },
  })
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
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
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED_TRANSITION.test(message)) complaints.push(`error: ${message}`)
  })
  page.on('requestfailed', (request) => {
    // Requests that a navigation aborts are no errors.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  return { page, complaints, close: () => context.close() }
}
