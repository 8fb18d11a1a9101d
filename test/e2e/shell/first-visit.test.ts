import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'
import { sampleOf } from '#test/support/sample.ts'

/** Budgets of a first visit on a phone (docs/adr/0018). */
const MAX_BLOCKING_STYLE_BYTES = 12 * 1024
const MAX_FONT_BYTES = 70_000
const MAX_ENTRY_BYTES = 2.8 * 1024
const MAX_HOME_BYTES = 13_500

/** Names with letters beyond Latin-1, each group of which is a separate small file. */
const PLACES: Readonly<Record<string, string>> = {
  Poland: '/destinations/poland',
  Czechia: '/destinations/czechia',
  Vietnam: '/destinations/vietnam',
  Istanbul: '/destinations/turkiye/istanbul',
  Iceland: '/destinations/iceland',
  Japan: '/destinations/japan',
  Croatia: '/destinations/croatia/dubrovnik',
  Portugal: '/destinations/portugal/lisbon',
  'a story with long vowels': '/articles/a-night-in-a-ryokan',
}

type FirstVisit = Readonly<Record<'html' | 'style' | 'fonts' | 'entry', number>>

const sumOf = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** The bytes of a first visit on a phone: fonts as they are sent, everything else compressed. */
async function measureFirstVisit(path: string): Promise<FirstVisit> {
  const { page, close } = await openPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const bytes = new Map<string, Promise<number>>()
  const fonts: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'font') fonts.push(response.body().then((body) => body.byteLength))
    if (type === 'stylesheet' || type === 'script' || type === 'document')
      bytes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).byteLength),
      )
  })
  // A network that is idle does not say that the page is parsed, nor that it has asked for all of this.
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { blocking, entry } = await page.evaluate(() => ({
    blocking: [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ href }) => href),
    entry: document.querySelector<HTMLScriptElement>('head script[type="module"]')?.src ?? '',
  }))
  const sizeOf = async (url: string): Promise<number> => (await bytes.get(url)) ?? Number.NaN
  const visit = {
    html: await sizeOf(page.url()),
    style: sumOf(await Promise.all(blocking.map(sizeOf))),
    fonts: sumOf(await Promise.all(fonts)),
    entry: await sizeOf(entry),
  }
  // What arrives from now on belongs to no first visit, and closing the page would cut it off.
  page.removeAllListeners('response')
  await Promise.allSettled([...bytes.values(), ...fonts])
  await close()
  return visit
}

it.each(sampleOf(Object.entries({ ...PAGE_KINDS, ...PLACES })))(
  'the first visit of %s stays within its budgets',
  async (kind, path) => {
    const { html, style, fonts, entry } = await measureFirstVisit(path)
    console.log(`first visit of ${kind}: ${JSON.stringify({ html, style, fonts, entry })}`)
    expect(style).toBeLessThanOrEqual(MAX_BLOCKING_STYLE_BYTES)
    expect(fonts).toBeLessThanOrEqual(MAX_FONT_BYTES)
    expect(entry).toBeLessThanOrEqual(MAX_ENTRY_BYTES)
    if (path === '/') expect(html).toBeLessThanOrEqual(MAX_HOME_BYTES)
  },
)
