import { expect, it } from 'vitest'
import { PAGES } from '#src/pages.ts'
import { pageSamples } from '#src/site/page-row.ts'
import { openPage } from '#test/support/node/open-page.ts'

/** Minimum height of a link that is not part of a sentence (WCAG 2.5.8). */
const MIN_HEIGHT_PX = 24
/** Pages that need an account are covered by their own tests. */
const PATHS = Object.values(pageSamples(PAGES)).filter((path) => !path.startsWith('/profile'))

it.each([320, 390])('links have at least 24 px of height at a width of %i px', async (width) => {
  const { page, close } = await openPage({ viewport: { width, height: 800 } })
  const low: string[] = []
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'load' })
    const found = await page.evaluate((minHeight) => {
      const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline'
      const blockOf = (element: Element): Element | null => {
        let block = element.parentElement
        while (block !== null && isInline(block)) block = block.parentElement
        return block
      }
      const textOf = (element: Element | null): string => (element?.textContent ?? '').trim()
      const isInSentence = (link: Element): boolean =>
        isInline(link) && !(link instanceof SVGElement) && textOf(blockOf(link)) !== textOf(link)
      return [...document.querySelectorAll('a[href]')].flatMap((link) => {
        const { width: across, height } = link.getBoundingClientRect()
        const isHidden = across <= 1 || height === 0 || !link.checkVisibility({ opacityProperty: false })
        return isHidden || Math.round(height * 10) / 10 >= minHeight || isInSentence(link)
          ? []
          : [
              `${link.parentElement?.className ?? ''} “${link.textContent?.slice(0, 30)}” ${height.toFixed(1)} px`,
            ]
      })
    }, MIN_HEIGHT_PX)
    low.push(...found.map((link) => `${path}: ${link}`))
  }
  expect(low).toEqual([])
  await close()
})
