import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const PHONE = { hasTouch: true, isMobile: true, loadsImages: true }

type Paint = { readonly element: string; readonly size: number }

/** The largest paint of a page that has loaded completely, as browsers report it. */
async function largestPaint(path: string, width: number, height: number): Promise<Paint | undefined> {
  const { page, close } = await openPage({ ...PHONE, viewport: { width, height } })
  // A network that is idle does not say that the page is parsed.
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.locator('.hero-art').evaluate((art: HTMLImageElement) => art.decode())
  const paint = await page.evaluate(
    () =>
      new Promise<Paint | undefined>((resolve) => {
        let last: Paint | undefined
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element, size } = entry as LargestContentfulPaint
            last = { element: element?.tagName ?? '', size }
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        // Paints of two frames are reported after the second one; a busy machine may not have painted before.
        const look = (): number =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => (last === undefined ? look() : resolve(last)))),
          )
        look()
      }),
  )
  await close()
  return paint
}

it.each([
  [320, 640],
  [360, 740],
  [390, 844],
  [412, 915],
])('the largest paint of the home page on a phone of %i × %i px is its title', async (width, height) => {
  const paint = await largestPaint('/', width, height)
  console.log(`largest paint of the home page at ${width} × ${height} px: ${JSON.stringify(paint)}`)
  expect(paint?.element).toBe('H1')
})

it('the poster of the home page begins below an alert, and the header stands on paper where text is enlarged', async () => {
  const { page, close } = await openPage({ ...PHONE, viewport: { width: 390, height: 844 } })
  await page.goto('/')
  const boxes = () =>
    page.evaluate(() =>
      ['.site-header', '.hero', '.hero-title'].map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return { top, bottom }
      }),
    )
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'x' })),
  )
  const [header, hero] = await boxes()
  expect(header?.top).toBeGreaterThan(0)
  expect(hero?.top).toBe(header?.top)
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.reload()
  const [large, , title] = await boxes()
  expect(large?.bottom).toBeLessThanOrEqual(title?.top ?? 0)
  await close()
})
