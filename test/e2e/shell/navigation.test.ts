import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { heavyScripts } from '#test/support/node/heavy-scripts.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }

const section = (page: Page, title: string) => page.locator('.nav-section > summary', { hasText: title })
const tab = (page: Page, title: string) => page.locator('.nav-group > summary', { hasText: title })
const openSections = (page: Page) => page.locator('.nav-section[open]')

/** Loads the header's script by hovering the logo. */
async function wakeHeader(page: Page): Promise<void> {
  await page.locator('.header-bar > .logo').hover()
  await waitForIdleIslands(page)
}

describe('desktop menus', () => {
  it('only the entry script is fetched before the header is used', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/places', { waitUntil: 'networkidle' })
    expect(heavyScripts(scripts)).toEqual([])
    await wakeHeader(page)
    expect(scripts.some((url) => url.includes('hydrate-island'))).toBe(false)
    expect(complaints).toEqual([])
    await close()
  })

  it('a resting pointer opens a menu, a passing one does not, and leaving closes it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.clock.install()
    await page.goto('/places')
    await wakeHeader(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const books = await section(page, 'Books').boundingBox()
    await page.mouse.move((books?.x ?? 0) + 10, (books?.y ?? 0) + 10)
    await page.clock.runFor(40)
    await page.mouse.move(6, 795)
    await page.clock.runFor(300)
    expect(await openSections(page).count()).toBe(0)
    await section(page, 'Books').hover()
    await page.clock.runFor(150)
    await page.locator('.nav-section[open] .nav-panel').waitFor()
    await section(page, 'Destinations').hover()
    await page.clock.runFor(300)
    await tab(page, 'Trending').first().waitFor()
    await expect.poll(() => openSections(page).count()).toBe(1)
    await page.mouse.move(640, 795)
    await page.clock.runFor(200)
    expect(await openSections(page).count()).toBe(1)
    await page.clock.runFor(100)
    await expect.poll(() => openSections(page).count()).toBe(0)
    await close()
  })

  itUnlessSample('a pointer that was there before the script loaded opens the menu', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    await section(page, 'Trips').hover()
    await page.locator('.nav-section[open] .nav-panel', { hasText: 'Popular Trips' }).waitFor()
    await close()
  })

  itUnlessSample('a click retains a menu opened by hovering, and the next click closes it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    await wakeHeader(page)
    await section(page, 'Books').hover()
    await page.locator('.nav-section[open]').waitFor()
    await section(page, 'Books').click()
    expect(await openSections(page).count()).toBe(1)
    await section(page, 'Books').click()
    expect(await openSections(page).count()).toBe(0)
    await close()
  })

  it('works by keyboard alone: Enter, arrow keys through the tabs, and Escape restores the focus', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    // A page in the background gets no events of focus, by which the header loads its script.
    await page.bringToFront()
    await section(page, 'Destinations').focus()
    await waitForIdleIslands(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    for (const [key, title] of [
      ['ArrowDown', 'Countries'],
      ['End', 'Continents'],
      ['ArrowDown', 'Trending'],
      ['ArrowUp', 'Continents'],
      ['Home', 'Trending'],
    ] as const) {
      await page.keyboard.press(key)
      await expect
        .poll(() => page.locator('.nav-section[open] .nav-group[open] summary').textContent())
        .toBe(title)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title)
    }
    await page.keyboard.press('Escape')
    expect(await openSections(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Destinations')
    await close()
  })

  itUnlessSample('moving the focus away or clicking elsewhere closes it', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    await wakeHeader(page)
    await section(page, 'Trips').focus()
    await page.keyboard.press('Enter')
    await page.locator('.nav-section[open]').waitFor()
    await page.locator('.nav-section[open] .nav-promo').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => openSections(page).count()).toBe(0)
    await section(page, 'Trips').focus()
    await page.keyboard.press('Enter')
    await page.locator('.nav-section[open]').waitFor()
    // Beside the cards, which are links.
    await page.mouse.click(6, 780)
    await expect.poll(() => openSections(page).count()).toBe(0)
    await close()
  })

  itUnlessSample('each section shows its first part initially and remembers the chosen one', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    await wakeHeader(page)
    await section(page, 'Destinations').click()
    await page.locator('.nav-places a[href="/destinations/namibia"]').waitFor()
    await tab(page, 'Cities').click()
    await tab(page, 'Cities').click()
    expect(await page.locator('.nav-section[open] .nav-group[open] summary').textContent()).toBe('Cities')
    await page.keyboard.press('Escape')
    await section(page, 'Books').click()
    expect(await page.locator('.nav-section[open] .nav-group[open] summary').textContent()).toBe(
      'Destination Guides',
    )
    await section(page, 'Destinations').click()
    expect(await page.locator('.nav-section[open] .nav-group[open] summary').textContent()).toBe('Cities')
    await close()
  })

  it('the section of the page is marked, and while another is open only that one is', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    const marked = () =>
      page
        .locator('.nav-section > summary')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => getComputedStyle(heading, '::after').content !== 'none')
            .map((heading) => heading.querySelector('.nav-title')?.textContent),
        )
    expect(await marked()).toEqual(['Destinations'])
    await page.locator('.nav-section > summary', { hasText: 'Books' }).click()
    await expect.poll(marked).toEqual(['Books'])
    await close()
  })

  itUnlessSample('external links are marked', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    const outside = page.locator('.site-nav a[href^="https://"]')
    expect(await outside.count()).toBeGreaterThan(8)
    for (const link of await outside.all()) {
      expect(await link.getAttribute('rel')).toContain('noopener')
      expect(await link.textContent()).toContain('(opens another site)')
    }
    await close()
  })

  it('opens and closes without script', async () => {
    const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto('/places')
    await section(page, 'Destinations').click()
    await tab(page, 'Continents').click()
    await page.locator('.nav-continent', { hasText: 'Asia' }).click()
    expect(new URL(page.url()).pathname).toBe('/asia/places')
    await close()
  })
})
