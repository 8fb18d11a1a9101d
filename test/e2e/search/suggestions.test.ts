import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const FIELD = '#search-q'
const OPTIONS = '#search-suggestions [role="option"]'

async function wake(page: Page): Promise<void> {
  // A page in the background gets no events of focus, by which the form loads its script.
  await page.bringToFront()
  await page.focus(FIELD)
  await page.waitForSelector(`${FIELD}[role="combobox"]`)
}

async function typeAndWait(page: Page, text: string): Promise<void> {
  await page.fill(FIELD, text)
  await page.waitForSelector(OPTIONS)
}

/** Types letter by letter within one task: no timer of the page runs between, however slow the machine is. */
const typeQuickly = (page: Page, text: string): Promise<void> =>
  page.locator(FIELD).evaluate((field, all) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (let length = 1; length <= all.length; length += 1) {
      set?.call(field, all.slice(0, length))
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, text)

const attribute = (page: Page, name: string): Promise<string | null> => page.getAttribute(FIELD, name)

describe('search suggestions', () => {
  it('follow the combobox pattern: arrow keys move and announce the option, Escape closes, then clears', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await page.goto('/search')
    await wake(page)
    expect(await attribute(page, 'aria-expanded')).toBe('false')
    await typeAndWait(page, 'ma')
    // An effect, which may come after the list.
    await page.waitForSelector(`${FIELD}[aria-expanded="true"]`)
    expect(await page.textContent('main [role="search"] [role="status"]')).toBe('8 suggestions')
    expect(await attribute(page, 'aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await attribute(page, 'aria-activedescendant')).toBe('search-suggestions-1')
    expect(await page.getAttribute('#search-suggestions-1', 'aria-selected')).toBe('true')
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await attribute(page, 'aria-activedescendant')).toBe('search-suggestions-7')
    await page.keyboard.press('Escape')
    expect(await page.locator(OPTIONS).count()).toBe(0)
    expect(await page.inputValue(FIELD)).toBe('ma')
    await page.keyboard.press('Alt+ArrowDown')
    expect(await attribute(page, 'aria-expanded')).toBe('true')
    expect(await attribute(page, 'aria-activedescendant')).toBeNull()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.inputValue(FIELD)).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-q')
    expect(complaints).toEqual([])
    await close()
  })

  it('Enter or a click chooses a suggestion and reports it to the tracker', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/search')
    await wake(page)
    await page.evaluate(() => {
      document.addEventListener('fernway:search', (event) => {
        sessionStorage.setItem('searched', JSON.stringify((event as CustomEvent).detail))
      })
    })
    await typeAndWait(page, 'kyoto')
    await page.keyboard.press('ArrowDown')
    await Promise.all([page.waitForURL('**/destinations/japan/kyoto'), page.keyboard.press('Enter')])
    expect(await page.evaluate(() => sessionStorage.getItem('searched'))).toBe(
      JSON.stringify({ query: 'kyoto', path: '/destinations/japan/kyoto', field: 'search' }),
    )
    await page.goto('/search')
    await wake(page)
    await typeAndWait(page, 'lisb')
    await Promise.all([page.waitForURL('**/destinations/portugal/lisbon'), page.click(`${OPTIONS} >> nth=0`)])
    await close()
  })

  itUnlessSample('late suggestions of an earlier query are not shown', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/search')
    await wake(page)
    await page.route('**/api/suggest?q=ky', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue().catch(() => undefined)
    })
    const request = page.waitForRequest('**/api/suggest?q=ky')
    await page.fill(FIELD, 'ky')
    await request
    await typeAndWait(page, 'lisbon')
    await page.waitForTimeout(700)
    expect(await page.textContent(OPTIONS)).toContain('Lisbon')
    await close()
  })

  itUnlessSample(
    'requests are debounced while the visitor types, and cached queries are not requested again',
    async () => {
      const { page, close } = await openPage(DESKTOP)
      await page.goto('/search')
      await wake(page)
      const queries: (string | null)[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/api/suggest') queries.push(searchParams.get('q'))
      })
      await typeQuickly(page, 'kyo')
      await page.waitForSelector(OPTIONS)
      await typeAndWait(page, 'lisb')
      await page.waitForFunction(
        (options) => document.querySelector(options)?.textContent?.includes('Lisbon'),
        OPTIONS,
      )
      await page.fill(FIELD, 'kyo')
      await expect.poll(() => page.textContent(OPTIONS)).toContain('Kyoto')
      await page.waitForTimeout(300)
      expect(queries).toEqual(['kyo', 'lisb'])
      await close()
    },
  )

  itUnlessSample('suggestions do not reappear after Escape or after the field was cleared', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/search')
    await wake(page)
    await typeAndWait(page, 'kyoto')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/suggest**', async (route) => {
      // The response comes after Escape on a machine of any speed.
      await released
      await route.continue().catch(() => undefined)
    })
    await page.fill(FIELD, '')
    expect(await page.locator(OPTIONS).count()).toBe(0)
    const request = page.waitForRequest('**/api/suggest?q=lis')
    await page.fill(FIELD, 'lis')
    await request
    expect(await page.locator(OPTIONS).count()).toBe(0)
    await page.keyboard.press('Escape')
    release()
    await page.waitForTimeout(700)
    expect(await page.locator(OPTIONS).count()).toBe(0)
    expect(await page.inputValue(FIELD)).toBe('')
    await close()
  })

  itUnlessSample(
    'suggestions are requested again some seconds after a failure, while the page is visible',
    async () => {
      const { page, close } = await openPage(DESKTOP)
      await page.clock.install()
      await page.goto('/search')
      await wake(page)
      await page.evaluate(() => {
        Math.random = () => 0
      })
      let isDown = true
      let count = 0
      await page.route('**/api/suggest**', (route) => {
        count += 1
        return isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
      })
      await page.fill(FIELD, 'kyoto')
      await page.clock.runFor(1000)
      await expect.poll(() => count).toBe(1)
      expect(await page.locator(OPTIONS).count()).toBe(0)
      isDown = false
      await page.clock.runFor(8000)
      await page.waitForSelector(OPTIONS)
      expect(count).toBe(2)
      await close()
    },
  )

  it('the form opens the results when suggestions fail', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/search')
    await wake(page)
    await page.route('**/api/suggest**', (route) => route.abort('internetdisconnected'))
    await page.fill(FIELD, 'kyoto')
    await page.waitForTimeout(300)
    expect(await attribute(page, 'aria-expanded')).toBe('false')
    await Promise.all([page.waitForURL('**/search?q=kyoto'), page.keyboard.press('Enter')])
    await close()
  })
})
