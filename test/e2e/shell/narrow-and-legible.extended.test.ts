import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'
import { showLengthened } from '#test/support/node/show-pseudo-language.ts'
import { withSystemFonts } from '#test/support/node/system-fonts.ts'
import { sampleOf } from '#test/support/sample.ts'
import { findBrowser } from '#tools/command/find-browser.ts'

/** Kinds of pages whose words have scrolled a page sideways in a language. */
const PAGES_WITH_LONG_WORDS = [
  '/',
  '/europe/places',
  '/destinations/portugal',
  '/destinations/venezuela',
  '/destinations/japan/kyoto',
  '/articles',
  '/articles/nyepi',
  '/best-in-travel',
  '/where?month=5&warmth=warm',
  '/where/in/may',
  '/saves',
  '/pocket',
  '/trips',
  '/search?q=kyoto',
  '/newsletter',
  '/nowhere-at-all',
]

/** Below the time that a test may take, as for other pages (open-page.ts). */
const WAIT_TIMEOUT_MS = 120_000

/** Minimum contrast of text in WCAG 1.4.3. */
const TEXT_CONTRAST = 4.5

/** Renders the error message of an island in the footer, as island-boundary.tsx does, and returns its contrasts. */
const footerErrorContrasts = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const footer = document.querySelector('.site-footer')
    const notice = document.createElement('div')
    notice.className = 'error-notice'
    notice.innerHTML =
      '<p>Error</p><button class="button" type="button">Again</button><a class="button button-ghost" href="/">Home</a>'
    footer?.querySelector('[data-island]')?.replaceChildren(notice)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgbOf = (color: string): readonly number[] => {
      if (canvas === null) return []
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = rgbOf(color).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (rgbOf(backgroundColor)[3] === 255) return backgroundColor
      }
      return 'white'
    }
    const contrastOf = (element: Element): number => {
      const [one, other] = [luminance(getComputedStyle(element).color), luminance(backgroundOf(element))]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }
    return Object.fromEntries([...notice.children].map((each) => [each.tagName, contrastOf(each)]))
  })

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  it('the error message of an island in the footer is legible', async () => {
    const { page, close } = await openPage({ colorScheme })
    await page.goto('/about')
    const contrasts = await footerErrorContrasts(page)
    console.log(colorScheme, JSON.stringify(contrasts))
    expect(Object.keys(contrasts)).toEqual(['P', 'BUTTON', 'A'])
    for (const [name, contrast] of Object.entries(contrasts))
      expect([name, contrast >= TEXT_CONTRAST]).toEqual([name, true])
    await close()
  })
})

describe('at 320 px with text at twice its size', () => {
  let browser: Browser

  beforeAll(async () => {
    // The setting of the browser, which media queries in `rem` follow; a style would not change those.
    const args = ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32,imagesEnabled=false']
    browser = await chromium.launch({ executablePath: findBrowser(), args, env: withSystemFonts('arial') })
  })
  afterAll(() => browser.close())

  async function openNarrow(): Promise<Page> {
    const page = await browser.newPage({
      baseURL: inject('siteOrigin'),
      viewport: { width: 320, height: 800 },
      serviceWorkers: 'block',
    })
    page.setDefaultTimeout(WAIT_TIMEOUT_MS)
    return page
  }

  it.each(sampleOf(Object.entries(PAGE_KINDS)))(
    'the page %s does not scroll sideways',
    async (_kind, path) => {
      const page = await openNarrow()
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const tooWide = await page
        .locator('.stamps *')
        .evaluateAll((parts) => parts.filter((each) => each.getBoundingClientRect().right > 320).length)
      expect(tooWide).toBe(0)
      await page.close()
    },
  )

  it.each(sampleOf(['de', 'cs', 'fr'] as const))('no page with long words does so in %s', async (tag) => {
    const page = await openNarrow()
    for (const path of PAGES_WITH_LONG_WORDS) {
      await page.goto(localiseHref(tag, path))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width]).toEqual([path, 320])
    }
    await page.close()
  })

  it('no page does so where every word is longer by two fifths (en-XA)', async () => {
    const page = await openNarrow()
    await showLengthened(page)
    for (const path of PAGES_WITH_LONG_WORDS) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width]).toEqual([path, 320])
    }
    await page.close()
  })
})
