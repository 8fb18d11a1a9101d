import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const PAGES = [
  '/where/in/september/for/beaches',
  '/es/where/in/june/for/beaches',
  '/where/in/november/for/mountains',
]

it.each([390, 768, 1440])('names the dots of the map of answers inside the map at %i px', async (width) => {
  const { page, close } = await openPage({ viewport: { width, height: 900 } })
  for (const path of PAGES) {
    await page.goto(path)
    const faults = await page.locator('.where-map svg').evaluate((svg) => {
      const frame = svg.getBoundingClientRect()
      const dots = [...svg.querySelectorAll('circle + circle')].map((dot) => dot.getBoundingClientRect())
      const names = [...svg.querySelectorAll('text')].filter((text) => getComputedStyle(text).opacity === '1')
      return names.flatMap((text) => {
        const box = text.getBoundingClientRect()
        const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2]
        const isCut =
          box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
        const isOverDot = dots.some(
          (dot) => dot.left < box.right && dot.right > box.left && dot.top < bottom && dot.bottom > top,
        )
        return isCut || isOverDot ? [text.textContent] : []
      })
    })
    expect(faults).toEqual([])
    expect(await page.locator('.where-map text').evaluateAll((all) => all.length)).toBeGreaterThan(6)
  }
  await close()
})

it('draws dots of one size and colour, which need no key', async () => {
  const { page, close } = await openPage({ viewport: { width: 768, height: 900 } })
  for (const path of ['/', '/where/in/may']) {
    await page.goto(path)
    const looks = await page.locator('.world circle + circle').evaluateAll((dots) =>
      dots.map((dot) => {
        const { fill, r } = getComputedStyle(dot)
        return `${fill} ${r}`
      }),
    )
    expect(new Set(looks).size).toBe(1)
  }
  await close()
})
