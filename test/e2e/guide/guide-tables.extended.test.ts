import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { sampleOf } from '#test/support/sample.ts'

/** Long holidays, many months, feasts, arrivals, and scripts from right to left. */
const GUIDES = [
  'japan',
  'morocco',
  'dominica',
  'costa-rica',
  'peru',
  'bhutan',
  'american-samoa',
  'united-states/new-york',
  'united-states/chicago',
  'india/ladakh',
  'chile/atacama',
  'greece/rhodes',
].map((place) => `/destinations/${place}`)

/** Returns the width of the page, with everything opened, and the cells that reach beyond the screen. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.reading details')) part.setAttribute('open', '')
    const { scrollWidth, clientWidth } = document.documentElement
    const outside = [...document.querySelectorAll('main :is(th, td)')].filter(
      (cell) =>
        cell.getBoundingClientRect().right >
        Math.min(clientWidth, cell.closest('.year-scroll')?.getBoundingClientRect().right ?? clientWidth) +
          0.5,
    )
    return { width: scrollWidth, outside: outside.map((cell) => cell.textContent) }
  })

it.each(sampleOf(LOCALE_TAGS))('no table of a guide in %s is wider than a phone', async (tag) => {
  const { page, close } = await openPage()
  for (const path of GUIDES) {
    await page.goto(localiseHref(tag, path), { waitUntil: 'domcontentloaded' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, await widthOf(page)]).toEqual([path, { width, outside: [] }])
    }
  }
  await close()
})

it('a name that is written from right to left begins below the heading of its column', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } })
  for (const path of ['/destinations/morocco', '/destinations/oman']) {
    await page.goto(path)
    const distances = await page.locator(':is(.holidays small, .phrases td)[dir]').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect().left - cell.getBoundingClientRect().left
      }),
    )
    expect(distances.length).toBeGreaterThan(10)
    expect([path, Math.max(...distances) < 1]).toEqual([path, true])
  }
  await close()
})

it('both columns of holidays and phrases begin at the same height', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.goto('/destinations/costa-rica')
  for (const table of ['.holidays', '.phrases table']) {
    const tops = await page.locator(`${table} tbody tr`).evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect())
      const firstOf = (isLeft: boolean) =>
        boxes.find(({ left }) => left < innerWidth / 2 === isLeft)?.top ?? 0
      return [firstOf(true), firstOf(false)]
    })
    expect([table, Math.abs((tops[0] ?? 0) - (tops[1] ?? 999)) < 2]).toEqual([table, true])
  }
  await close()
})

it('columns of practical facts and notes are of about the same height', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } })
  for (const path of ['/destinations/bhutan', '/destinations/costa-rica', '/destinations/american-samoa']) {
    await page.goto(path)
    for (const list of ['.trip-facts', '.practical']) {
      const gaps = await page.locator(list).evaluate((facts) => {
        const bottoms = new Map<number, number>()
        for (const part of facts.querySelectorAll(':scope h3, :scope p, :scope dl > div'))
          for (const { left, bottom } of part.getClientRects())
            bottoms.set(left, Math.max(bottoms.get(left) ?? 0, bottom))
        const ends = [...bottoms.values()]
        return Math.max(...ends) - Math.min(...ends)
      })
      expect([path, list, gaps < 260]).toEqual([path, list, true])
    }
  }
  await close()
})
