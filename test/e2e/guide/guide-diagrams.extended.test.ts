import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { parseShard } from '#tools/compile/emit/set-markup.ts'

const GUIDE = '/destinations/south-africa/cape-town'
const WIDTHS = [320, 390, 820, 1440]
const MIN_TEXT_SIZE = 12
/** Beside a diagram its title leaves this much of its column empty at most. */
const MAX_EMPTY_COLUMN = 400

function readFigures(language: string): readonly string[] {
  const { version } = JSON.parse(readFileSync('.generated/catalogue-manifest.json', 'utf8')) as {
    readonly version: string
  }
  const folder = join('public/_catalogue', version, language)
  return readdirSync(folder)
    .filter((name) => name.startsWith('place-'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes('"diagram"'))
    .flatMap((text) =>
      Object.values(parseShard(text) as Record<string, readonly Partial<DestinationRecord>[]>).flat(),
    )
    .flatMap(({ parts }) => parts?.['diagram'] ?? [])
}

/**
 * Replaces the content of a guide with figures, except its style sheet, which is part of the page, and waits for the
 * typefaces of their letters.
 */
const showFigures = (page: Page, figures: readonly string[]): Promise<void> =>
  page
    .locator('main article')
    .first()
    .evaluate(async (article, all) => {
      for (const part of [...article.children]) if (part.localName !== 'link') part.remove()
      article.insertAdjacentHTML(
        'beforeend',
        all.map((html) => `<div class="section wrap">${html}</div>`).join(''),
      )
      // The layout requests them.
      article.getBoundingClientRect()
      await document.fonts.ready
    }, figures)

/** Labels that overlap, leave their figure, or are too small. */
const faultsOf = (page: Page, minTextSize: number): Promise<readonly string[]> =>
  page.locator('.figures').evaluateAll(
    (figures, minSize) =>
      figures.flatMap((figure) => {
        const box = figure.getBoundingClientRect()
        const labels = [...figure.querySelectorAll('figcaption > *, li > :is(b, span, small), text')].map(
          (label) => ({
            text: label.textContent ?? '',
            box: label.getBoundingClientRect(),
            size: Number.parseFloat(getComputedStyle(label).fontSize),
          }),
        )
        const outside = labels.filter(
          (label) =>
            label.box.left < box.left - 1 ||
            label.box.right > box.right + 1 ||
            label.box.top < box.top - 1 ||
            label.box.bottom > box.bottom + 1,
        )
        const small = labels.filter(({ size }) => size < minSize)
        const overlapping = labels.filter((one, index) =>
          labels
            .slice(index + 1)
            .some(
              (other) =>
                one.box.left < other.box.right - 1 &&
                other.box.left < one.box.right - 1 &&
                one.box.top < other.box.bottom - 2 &&
                other.box.top < one.box.bottom - 2,
            ),
        )
        return [
          ...outside.map(({ text }) => `outside: ${text}`),
          ...small.map(({ text }) => `small: ${text}`),
          ...overlapping.map(({ text }) => `overlaps: ${text}`),
        ]
      }),
    minTextSize,
  )

describe('diagrams of guides', () => {
  it('no label overlaps another, leaves its figure or is small, at any width and in any language', async () => {
    const { page, close } = await openPage()
    await page.goto(GUIDE)
    for (const language of ['', ...TRANSLATED_TAGS]) {
      const figures = readFigures(language)
      expect(figures.length).toBeGreaterThanOrEqual(50)
      await showFigures(page, figures)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect([language, width, await faultsOf(page, MIN_TEXT_SIZE)]).toEqual([language, width, []])
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([language, width, pageWidth]).toEqual([language, width, width])
      }
    }
    await close()
  })

  it('a label that does is found', async () => {
    const { page, close } = await openPage({ bypassCSP: true, viewport: { width: 320, height: 800 } })
    await page.goto(GUIDE)
    await page.addStyleTag({
      content:
        '.figures li { block-size: 4px } .figures small { font-size: 11px } .figures span { white-space: pre }',
    })
    await showFigures(page, readFigures(''))
    const faults = (await faultsOf(page, MIN_TEXT_SIZE)).join('\n')
    for (const fault of ['outside: ', 'small: ', 'overlaps: ']) expect(faults).toContain(fault)
    await close()
  })

  it('no column beside a diagram is empty for more than 400 pixels', async () => {
    const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(GUIDE)
    await showFigures(page, readFigures(''))
    const empty = await page.locator('.figures').evaluateAll((figures) =>
      figures.map((figure) => {
        const caption = figure.querySelector('figcaption')?.getBoundingClientRect().bottom ?? 0
        return figure.getBoundingClientRect().bottom - caption
      }),
    )
    expect(Math.max(...empty)).toBeLessThanOrEqual(MAX_EMPTY_COLUMN)
    await close()
  })

  it('is shown in print as a whole', async () => {
    const { page, close } = await openPage()
    await page.goto(GUIDE)
    await page.emulateMedia({ media: 'print' })
    const figure = page.locator('.figures')
    expect(await figure.locator('li').allInnerTexts()).toHaveLength(6)
    expect(await figure.locator('svg').isVisible()).toBe(true)
    expect(await figure.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
    await close()
  })
})
