import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const TUSCANY = '/destinations/italy/tuscany'
const MAP = '.map-drawing'
const INITIAL_VIEW = '0 0 760 700'

const viewOf = (page: Page): Promise<string | null> => page.locator(MAP).first().getAttribute('viewBox')

/** Returns the map labels and numbers that the browser has drawn over each other or outside the drawing. */
const collisions = (page: Page): Promise<readonly string[]> =>
  page
    .locator(MAP)
    .first()
    .evaluate((svg) => {
      // Names of streets follow a line: the upright box of the whole name has empty corners.
      const boxesOf = (part: Element): readonly DOMRect[] => {
        if (!(part instanceof SVGTextElement) || part.querySelector('textPath') === null)
          return [part.getBoundingClientRect()]
        const { a: scale = 1, e: left = 0, f: top = 0 } = part.getScreenCTM() ?? {}
        return Array.from({ length: part.getNumberOfChars() }, (_, index) => {
          const { x, y, width, height } = part.getExtentOfChar(index)
          return new DOMRect(left + x * scale, top + y * scale, width * scale, height * scale)
        })
      }
      const isAcross = (one: DOMRect, other: DOMRect): boolean =>
        other.left < one.right - 1 &&
        one.left < other.right - 1 &&
        other.top < one.bottom - 2 &&
        one.top < other.bottom - 2
      const frame = svg.getBoundingClientRect()
      const parts = [...svg.querySelectorAll('.map-mark > text, .map-mark > rect')]
        .map((part) => ({
          name: part.parentElement?.textContent ?? '',
          box: part.getBoundingClientRect(),
          boxes: boxesOf(part),
        }))
        .filter(({ box }) => box.width > 0)
      const across = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(
            ({ name, boxes }) =>
              name !== one.name && boxes.some((box) => one.boxes.some((own) => isAcross(own, box))),
          )
          .map(({ name }) => `${one.name} across ${name}`),
      )
      const out = parts.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1)
      return [...across, ...out.map(({ name }) => `${name} out of the map`)]
    })

async function openAwake(path: string) {
  const opened = await openPage({ viewport: { width: 1440, height: 900 } })
  await opened.page.goto(path, { waitUntil: 'networkidle' })
  await opened.page.locator(MAP).first().scrollIntoViewIfNeeded()
  await opened.page.locator('.map-tools').first().waitFor()
  return opened
}

describe('map', () => {
  it('the map is complete without script', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto(TUSCANY)
    expect(await page.locator('.map-tools').count()).toBe(0)
    expect(await page.locator(`${MAP} [data-number]`).count()).toBe(
      await page.locator('.sights > li').count(),
    )
    await close()
  })

  it('buttons and keys zoom and pan the map, and reset it', async () => {
    const { page, complaints, close } = await openAwake(TUSCANY)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await viewOf(page)).toBe('142.5 131.25 475 437.5')
    await page.keyboard.press('ArrowLeft')
    expect(await viewOf(page)).toBe('47.5 131.25 475 437.5')
    await page.keyboard.press('0')
    expect(await viewOf(page)).toBe(INITIAL_VIEW)
    expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('a number highlights its entry, and an entry its number', async () => {
    const { page, close } = await openAwake(TUSCANY)
    await page.locator(`${MAP} [data-number="3"] text`).hover()
    expect(await page.locator('.sights > li.is-met [id^="sight-"]').getAttribute('id')).toBe('sight-3')
    await page.locator('.sights > li').nth(1).hover()
    expect(await page.locator(`${MAP} .is-met`).getAttribute('data-number')).toBe('2')
    await close()
  })

  itUnlessSample.each([1440, 390])('labels do not overlap in the served typeface at %d px', async (width) => {
    const { page, close } = await openPage({ viewport: { width, height: 900 } })
    for (const place of [
      'italy/tuscany',
      'italy/venice',
      'turkiye/istanbul',
      'united-kingdom/scotland',
      'chile/patagonia',
      'japan/hokkaido',
      'india/rajasthan',
      'united-states/new-york',
      'switzerland',
      'china',
    ]) {
      await page.goto(`/destinations/${place}`)
      await page.evaluate(() => document.fonts.ready)
      expect({ place, collisions: await collisions(page) }).toEqual({ place, collisions: [] })
    }
    await close()
  })

  it('stays beside the sights while they are read, and never lies over the second map or the card', async () => {
    const { page, close } = await openPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/destinations/austria/vienna')
    const places = await page.evaluate(() => {
      const boxOf = (selector: string): DOMRect =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const sights = boxOf('#sights')
      return [0.2, 0.5, 0.7, 1].map((share) => {
        scrollTo({ top: sights.top + sights.height * share - 450, behavior: 'instant' })
        const [map, around, card] = ['#map .map-figure', '.map-around', '.guidebook'].map(boxOf)
        return {
          isSeen: (map?.bottom ?? 0) > 0 || (around?.bottom ?? 0) > 0,
          isClear: (map?.bottom ?? 0) <= (around?.top ?? 0) && (around?.bottom ?? 0) <= (card?.top ?? 0),
        }
      })
    })
    expect(places).toEqual(places.map(() => ({ isSeen: true, isClear: true })))
    await close()
  })
})
