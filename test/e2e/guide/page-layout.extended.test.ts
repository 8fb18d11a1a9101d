import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const HERO_WIDTHS = [320, 540, 768, 1024, 1920]
/** Minimum contrast of large text in WCAG. */
const LARGE_TEXT_CONTRAST = 3

/** Returns the words in card titles that do not fit on one line. */
const brokenNames = (page: Page): Promise<readonly string[]> =>
  page.locator('main .print-name').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild
      if (text === null) return []
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )

/** Returns the share of the image behind the hero title with sufficient contrast, 0 to 1. */
async function legibleShare(page: Page): Promise<number> {
  const box = await page.locator('.hero h1').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  await page.addStyleTag({ content: '.hero-words { visibility: hidden }' })
  const art = await page.screenshot({ clip: box })
  return page.evaluate(
    async ([address, minContrast]) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const drawing = canvas.getContext('2d')
      drawing?.drawImage(image, 0, 0)
      const data = drawing?.getImageData(0, 0, image.width, image.height).data ?? []
      const linear = (value: number): number => ((value / 255 + 0.055) / 1.055) ** 2.4
      const light = (at: number): number =>
        0.2126 * linear(data[at] ?? 0) +
        0.7152 * linear(data[at + 1] ?? 0) +
        0.0722 * linear(data[at + 2] ?? 0)
      const ink = 0.2126 * linear(255) + 0.7152 * linear(248) + 0.0722 * linear(230)
      const pixels = Array.from({ length: data.length / 4 }, (_, index) => light(index * 4))
      return pixels.filter((back) => (ink + 0.05) / (back + 0.05) >= minContrast).length / pixels.length
    },
    [`data:image/png;base64,${art.toString('base64')}`, LARGE_TEXT_CONTRAST] as const,
  )
}

describe('page layout', () => {
  it('no word of a card title breaks, however narrow the card', async () => {
    const { page, close } = await openPage()
    for (const width of [320, 360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/places', '/africa/places', '/europe/places']) {
        await page.goto(path)
        expect([width, path, await brokenNames(page)]).toEqual([width, path, []])
      }
    }
    await close()
  })

  it('the home page title lies on the sky at any width, never on the land', async () => {
    const { page, close } = await openPage({ bypassCSP: true, loadsImages: true })
    for (const width of HERO_WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await page.locator('.hero-art').evaluate((art: HTMLImageElement) => art.decode())
      expect(await legibleShare(page), `${width} px`).toBeGreaterThan(0.95)
    }
    await close()
  })

  it('no table of a guide is wider than the screen', async () => {
    const { page, close } = await openPage()
    for (const path of ['/destinations/united-states/new-york', '/destinations/malaysia/kuala-lumpur']) {
      await page.goto(path)
      for (const width of [390, 700, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width, pageWidth]).toEqual([path, width, width])
      }
    }
    await close()
  })

  it('the poster of a place’s only story ends above the next heading', async () => {
    const { page, close } = await openPage()
    await page.goto('/destinations/canada/vancouver')
    for (const width of [640, 900, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const overhang = await page
        .locator('.story-grid > :only-child .story')
        .evaluate(
          (story) =>
            (story.querySelector('.poster')?.getBoundingClientRect().bottom ?? Infinity) -
            story.getBoundingClientRect().bottom,
        )
      expect([width, overhang <= 1]).toEqual([width, true])
    }
    await close()
  })

  it('headings have space above their text on a phone', async () => {
    const { page, close } = await openPage({ viewport: { width: 390, height: 800 } })
    for (const path of ['/about', '/legal/privacy-policy', '/destinations/morocco']) {
      await page.goto(path)
      const gaps = await page
        .locator(':is(.reading-row, .reading-pair > section) > h2')
        .evaluateAll((headings) =>
          headings.map(
            (heading) =>
              (heading.nextElementSibling?.getBoundingClientRect().top ?? 0) -
              heading.getBoundingClientRect().bottom,
          ),
        )
      expect(gaps.length).toBeGreaterThan(0)
      expect([path, Math.min(...gaps) >= 12]).toEqual([path, true])
    }
    await close()
  })

  it('a phone shows the selected item of a long row, and the image beside the text', async () => {
    const { page, close } = await openPage({ viewport: { width: 390, height: 800 } })
    await page.goto('/best-in-travel?category=value')
    const chosen = await page.locator('.category-links [aria-current]').boundingBox()
    expect((chosen?.x ?? 999) + (chosen?.width ?? 0)).toBeLessThanOrEqual(390)
    const art = await page.locator('.ranked .poster').first().boundingBox()
    expect(art?.width).toBeLessThan(195)
    await close()
  })

  it('every continent has three cards on a desktop and two on a phone, none alone in a row', async () => {
    const { page, close } = await openPage()
    for (const [width, count] of [
      [390, 2],
      [768, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/places')
      const rows = await page
        .locator('.continent-row .print-grid')
        .evaluateAll((grids) =>
          grids.map((grid) => [
            [...grid.children].filter((print) => print.checkVisibility()).length,
            new Set(
              [...grid.children]
                .filter((print) => print.checkVisibility())
                .map((print) => print.getBoundingClientRect().top),
            ).size,
          ]),
        )
      expect(rows).toEqual(Array.from({ length: 10 }, () => [count, 1]))
    }
    await close()
  })
})

it('the parts of an itinerary follow each other side by side and below each other', async () => {
  for (const width of [390, 1440]) {
    const { page, close } = await openPage({ viewport: { width, height: 900 } })
    await page.goto('/destinations/italy', { waitUntil: 'load' })
    const overlaps = await page.locator('.itineraries .prose').evaluateAll((itineraries) =>
      itineraries.flatMap((itinerary) => {
        const parts = [...itinerary.children].map((part) => part.getBoundingClientRect())
        return parts.slice(1).filter(({ top }, index) => top < (parts[index]?.bottom ?? 0) - 1)
      }),
    )
    expect(overlaps, `at ${width} px`).toEqual([])
    await close()
  }
})

it('the tail of a story is no wider than its text', async () => {
  const { page, close } = await openPage({ viewport: { width: 768, height: 900 } })
  await page.goto('/articles/the-wrong-month')
  const [text, tail] = await Promise.all(
    ['.article-prose', '.article-aside'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(tail?.width).toBeLessThanOrEqual(text?.width ?? 0)
  await close()
})
