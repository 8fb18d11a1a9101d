import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

async function openForPaper(
  path: string,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { page, close } = await openPage()
  await page.goto(path, { waitUntil: 'load' })
  await page.emulateMedia({ media: 'print' })
  return { page, close }
}

const hiddenOf = (page: Page, selectors: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(selectors.map((selector) => page.locator(selector).first().isHidden()))

async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** A printed guide is stored and mailed: posters as vectors made it 6 to 9 MB. */
const MAX_PRINTED_BYTES = 2_000_000

describe('print styles', () => {
  it.each(['/destinations/japan', '/destinations/italy/tuscany'])(
    'the printed guide %s has at most 2 MB, with its poster',
    async (path) => {
      const { page, close } = await openPage({ loadsImages: true })
      await page.goto(path, { waitUntil: 'load' })
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.hanging-print img').isVisible()).toBe(true)
      const { byteLength } = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      console.log(`${path} printed: ${byteLength} bytes`)
      expect(byteLength).toBeLessThanOrEqual(MAX_PRINTED_BYTES)
      await close()
    },
  )

  it('a guide prints as a booklet: title page, map, no advertising, and its name and address on every sheet', async () => {
    const { page, close } = await openForPaper('/destinations/italy/tuscany')
    expect(
      await hiddenOf(page, ['.guidebook', '.local-nav', '.mistake', '.site-footer', '.actions']),
    ).toEqual(Array.from({ length: 5 }, () => true))
    const root = page.locator('html')
    expect(await root.getAttribute('data-head')).toContain('Tuscany')
    expect(await root.getAttribute('data-address')).toMatch(/^https?:\/\/.*\/destinations\/italy\/tuscany$/)
    expect(
      await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--address')),
    ).toContain('/destinations/italy/tuscany')
    expect(
      await page
        .locator('.map-sea')
        .first()
        .evaluate((sea) => getComputedStyle(sea).fill),
    ).not.toBe('none')
    const sheets = await sheetsOf(page)
    expect(sheets).toBeGreaterThan(4)
    expect(sheets).toBeLessThanOrEqual(11)
    await close()
  })

  it('Best in Travel prints on two sheets', async () => {
    const { page, close } = await openForPaper('/best-in-travel')
    expect(await sheetsOf(page)).toBe(2)
    await close()
  })

  it('a story prints its map in a usable width', async () => {
    const { page, close } = await openForPaper('/articles/mexico-city-murals')
    await page.setViewportSize({ width: 660, height: 900 })
    const box = await page.locator('.article-aside .map-drawing').boundingBox()
    // 11 cm at 96 dpi.
    expect(box?.width ?? 0).toBeGreaterThan(400)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(6)
    await close()
  })
})
