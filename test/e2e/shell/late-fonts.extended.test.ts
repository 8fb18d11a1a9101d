import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import type { SystemFonts } from '#test/support/node/system-fonts.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const MAX_LAYOUT_SHIFT = 0.01
/** Stories are read from their first line on: no line may move, only glyphs within one. */
const MAX_STORY_SHIFT = 0.001
const STORY = '/articles/overland-track'

/** Kinds of pages that differ above the fold, and the languages with the longest sentences. */
const PATHS = [
  '/',
  '/destinations/japan/kyoto',
  STORY,
  '/where',
  '/es/where',
  '/cs/where',
  '/where?month=march&warm=warm',
  '/search?q=xyzzyqq',
  '/pocket',
  '/saves',
]
/** Systems of few visitors: the pages with most text above the fold. */
const FEW_PATHS = ['/', STORY, '/where', '/search?q=xyzzyqq']

/** How far the page moves when its fonts arrive after all else is drawn. */
async function measureShift(page: Page, path: string): Promise<number> {
  const { promise: drawn, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await drawn
    await route.continue()
  })
  await page.addInitScript(() => {
    const moved = { score: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.score += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  return page.evaluate(() => (globalThis as unknown as { moved: { score: number } }).moved.score)
}

it.each<[SystemFonts, readonly string[]]>([
  ['android', PATHS],
  ['arial', PATHS],
  ['noto', FEW_PATHS],
  ['dejavu', FEW_PATHS],
])(
  'no page moves on a phone with %s fonts when those of the site arrive after the text',
  async (systemFonts, paths) => {
    const shifts: Record<string, number> = {}
    for (const path of paths) {
      const { page, close } = await openPage({ ...PHONE, systemFonts })
      shifts[path] = await measureShift(page, path)
      await close()
    }
    console.log(systemFonts, JSON.stringify(shifts))
    for (const [path, shift] of Object.entries(shifts))
      expect.soft(shift, path).toBeLessThanOrEqual(path === STORY ? MAX_STORY_SHIFT : MAX_LAYOUT_SHIFT)
  },
)
