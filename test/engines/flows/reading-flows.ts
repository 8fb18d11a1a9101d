import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

const GUIDE = '/destinations/japan'
const STORY = '/articles/a-night-in-a-ryokan'

/** Returns the horizontal overflow of a page, in pixels. */
const overflowPx = (page: EnginePage): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits until headings and text use the site's typefaces. */
const waitForFonts = (page: EnginePage): Promise<boolean> =>
  page.until('the fonts', () => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const names = loaded.map(({ family }) => family.replaceAll('"', ''))
    return names.includes('Bricolage Grotesque') && names.includes('Newsreader')
  })

/** Waits until every image in view is drawn, with at least one. */
const waitForPosters = (page: EnginePage): Promise<boolean> =>
  page.until('a poster', () => {
    const posters = [...document.querySelectorAll<HTMLImageElement>('main img')]
    const visible = posters.filter((image) => image.getBoundingClientRect().top < innerHeight)
    return visible.length > 0 && visible.every((image) => image.complete && image.naturalWidth > 0)
  })

async function readGuide(page: EnginePage): Promise<void> {
  await page.open(GUIDE)
  const parts = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent,
    headings: document.querySelectorAll('main h2').length,
    months: [...document.querySelectorAll('.year tbody th')].map(({ textContent }) =>
      textContent?.trim().slice(0, 3),
    ),
    bars: [...document.querySelectorAll('.year .warmth')].filter(
      (cell) => Number.parseFloat(getComputedStyle(cell, '::before').height) > 2,
    ).length,
    plainLinks: [...document.querySelectorAll('main :is(.link, .prose a)')]
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map(({ textContent }) => textContent),
    marks: document.querySelectorAll('.map-drawing .map-mark').length,
  }))
  expect(parts).toMatchObject({ title: 'Japan', bars: 12, plainLinks: [] })
  expect(parts.months.slice(0, 2)).toEqual(['Jan', 'Feb'])
  expect(parts.headings).toBeGreaterThan(5)
  expect(parts.marks).toBeGreaterThan(5)
  await waitForPosters(page)
  await waitForFonts(page)
  expect(await overflowPx(page)).toBe(0)
}

/** Scrolls down with the local navigation, which marks the current section. */
async function followLocalNavigation(page: EnginePage): Promise<void> {
  await page.click('.local-nav a[href="#sights"]')
  await page.until('the sights at the top', () => {
    const top = document.querySelector('#sights')?.getBoundingClientRect().top ?? -1
    return location.hash === '#sights' && top > 0 && top < innerHeight / 3
  })
  await page.expectText('.local-nav a[href="#sights"][aria-current="location"]')
}

async function enlargeMap(page: EnginePage): Promise<void> {
  const viewBox = () => document.querySelector('.map-drawing')?.getAttribute('viewBox') ?? ''
  const before = await page.evaluate(viewBox)
  await page.click('.map-tools button[aria-label="Zoom in"]')
  await page.until(
    'a larger map',
    (old) => document.querySelector('.map-drawing')?.getAttribute('viewBox') !== old,
    before,
  )
}

export const READING_FLOWS: readonly EngineFlow[] = [
  {
    name: 'a guide is complete on a desktop: headings, season, poster, fonts, and a map that zooms',
    device: 'desktop',
    run: async (page) => {
      await readGuide(page)
      await followLocalNavigation(page)
      await enlargeMap(page)
    },
  },
  { name: 'a guide is complete on a phone', device: 'phone', run: readGuide },
  { name: 'a guide is complete without script', device: 'phone', hasScript: false, run: readGuide },
  {
    name: 'a story shows its images without horizontal overflow',
    device: 'phone',
    run: async (page) => {
      await page.open(STORY)
      expect(await page.evaluate(() => document.querySelectorAll('main h1').length)).toBe(1)
      await waitForPosters(page)
      expect(await overflowPx(page)).toBe(0)
    },
  },
]
