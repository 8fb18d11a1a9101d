import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const NARROW = { viewport: { width: 320, height: 800 } }
const NOTHING_FITS = '/where/in/january/for/deserts?warm=cold&step=1&continent=europe'
const COMPARE = '/compare?place=japan/kyoto&place=italy/venice&place=morocco&month=may'

const rows = (page: Page) => page.locator('.where-row')

describe.each(['mouse', 'keyboard'] as const)('with the %s', (input) => {
  it('a result is saved with one press, signed out', async () => {
    const { page, complaints, close } = await openPage(PHONE)
    // Loaded, the page has run the script without which the form opens a page.
    await page.goto('/where/in/may')
    const button = rows(page)
      .first()
      .getByRole('button', { name: /^Save / })
    if (input === 'mouse') await button.click()
    else {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('.where-row form.save button[aria-pressed="true"]').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/where/in/may')
    await page.locator('.save-status', { hasText: 'is saved on this device.' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('dropping a wish of an answer without places shows what fits without it', async () => {
    const { page, close } = await openPage(PHONE)
    await page.goto(NOTHING_FITS)
    expect(await rows(page).count()).toBe(0)
    const offers = page.locator('.where-nothing li a')
    expect(await offers.count()).toBeGreaterThan(1)
    if (input === 'mouse') await offers.first().click()
    else {
      await offers.first().focus()
      await page.keyboard.press('Enter')
    }
    await rows(page).first().waitFor()
    await close()
  })
})

it.each([
  '/where',
  '/where/in/march?warm=warm&dry=1&from=berlin',
  NOTHING_FITS,
  '/where/how',
  '/where/like/italy/venice',
  COMPARE,
])('%s fits a screen of 320 px with text at twice its size', async (path) => {
  const { page, close } = await openPage(NARROW)
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(path)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await close()
})

it('a phone keeps the labels of a comparison in view beside the last place', async () => {
  const { page, close } = await openPage(PHONE)
  await page.goto(COMPARE)
  const scroller = page.locator('.compare-scroll')
  await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  expect(await scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  const label = page.getByRole('rowheader', { name: 'Visas' })
  const shown = await label.evaluate((cell) => {
    cell.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top } = cell.getBoundingClientRect()
    // The label stands above the cell that has scrolled behind it.
    return { left, isOnTop: cell.contains(document.elementFromPoint(right - 4, top + 20)) }
  })
  expect(shown).toEqual({ left: 0, isOnTop: true })
  await close()
})

it('a comparison is printed whole: no column is cut off, and no button is on paper', async () => {
  const { page, close } = await openPage({ viewport: { width: 720, height: 1000 } })
  await page.goto(COMPARE)
  await page.emulateMedia({ media: 'print' })
  const cells = page.locator('.compare-table thead th')
  const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right))
  expect(rights.length).toBeGreaterThanOrEqual(3)
  for (const right of rights) expect(right).toBeLessThanOrEqual(720)
  expect(await page.locator('.compare-table button:visible').count()).toBe(0)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.byteLength).toBeGreaterThan(5000)
  await close()
})

it('no mark of the sentence begins a line, at any width', async () => {
  const { page, close } = await openPage()
  for (const path of ['/where', '/es/where/in/june/for/beaches', '/fr/where']) {
    await page.goto(path)
    for (let width = 660; width <= 1500; width += 60) {
      await page.setViewportSize({ width, height: 900 })
      const alone = await page.locator('.wish-sentence :is(select, input)').evaluateAll((blanks) =>
        blanks.filter((blank) => {
          const mark = document.createRange()
          if (blank.nextSibling === null) return false
          mark.setStart(blank.nextSibling, 0)
          mark.setEnd(blank.nextSibling, 1)
          return mark.getBoundingClientRect().left < blank.getBoundingClientRect().left
        }),
      )
      expect([path, width, alone.length]).toEqual([path, width, 0])
    }
  }
  await close()
})

it.each([390, 768, 1440])(
  'the heading of the results is nearer to them than to the button, at %i px',
  async (width) => {
    const { page, close } = await openPage({ viewport: { width, height: 900 } })
    await page.goto('/where/in/june/for/beaches')
    const [button, heading, notes] = await Promise.all(
      ['.wish-form .button', '#results', '.where-notes'].map((part) => page.locator(part).boundingBox()),
    )
    const above = (heading?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
    const below = (notes?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)
    expect(below).toBeLessThan(above)
    await close()
  },
)
