import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'

const STORY = '/articles/overland-track'
const PLACE = '/destinations/morocco'
const SHARE = '.share > summary'

/**
 * Waits until the parts of a page work: they start in an idle callback of their own, which runs before one that is
 * requested later.
 */
async function waitForPageParts(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await waitForIdleIslands(page)
}

/** Opens a page and waits for its idle scripts. */
async function openAwake(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(options)
  await opened.page.goto(path)
  if (options.javaScriptEnabled !== false) await waitForPageParts(opened.page)
  return opened
}

const current = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.local-nav [aria-current="location"]').allTextContents()

describe('share menu', () => {
  it('copies the address, shows it, and confirms', async () => {
    const { page, complaints, close } = await openAwake(STORY, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.click(SHARE)
    await page.locator('.save-status[role="status"]', { hasText: 'The link is copied.' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(STORY)
    expect(await page.locator('.share input').inputValue()).toBe(copied)
    await page.keyboard.press('Escape')
    expect(await page.locator('.share[open]').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    expect(complaints).toEqual([])
    await close()
  })

  it('selects the address where the clipboard is unavailable', async () => {
    const { page, close } = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error()) },
      })
    })
    await page.goto(STORY)
    await waitForPageParts(page)
    await page.click(SHARE)
    await page.locator('.save-status', { hasText: 'The link is selected, to be copied.' }).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(STORY)
    await close()
  })

  it.each([
    ['shares the address', 'done', 0],
    ['is cancelled', 'left', 0],
    ['fails', 'failed', 1],
  ])(
    'uses the system share dialog, and shows the address only when that fails: the dialog %s',
    async (_, outcome, open) => {
      const { page, close } = await openPage()
      await page.addInitScript((ending) => {
        const share = (data: ShareData): Promise<void> => {
          Object.assign(globalThis, { shared: data })
          if (ending === 'done') return Promise.resolve()
          return Promise.reject(new DOMException('', ending === 'left' ? 'AbortError' : 'DataError'))
        }
        Object.defineProperty(navigator, 'share', { value: share })
      }, outcome)
      await page.goto(PLACE)
      await waitForPageParts(page)
      await page.click(SHARE)
      const { url, title } = await page.evaluate(
        () => (globalThis as unknown as { shared: ShareData }).shared,
      )
      expect([new URL(url ?? '').pathname, title?.startsWith('Morocco')]).toEqual([PLACE, true])
      await expect.poll(() => page.locator('.share[open]').count()).toBe(open)
      await close()
    },
  )

  it('without script it is a link to copy and a mail link, within a narrow screen', async () => {
    const { page, close } = await openAwake(PLACE, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 568 },
    })
    await page.click(SHARE)
    const box = await page.locator('.share-panel').boundingBox()
    expect(box !== null && box.x >= 0 && box.x + box.width <= 320).toBe(true)
    expect(await page.locator('.share a').getAttribute('href')).toMatch(/^mailto:\?subject=Morocco&body=http/)
    await close()
  })
})

describe('local navigation', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('marks the section in view when scrolling down and up, %o', async (viewport) => {
    const { page, complaints, close } = await openAwake(PLACE, { viewport, reducedMotion: 'reduce' })
    await expect.poll(() => current(page)).toEqual(['Overview'])
    await page.click('.local-nav a[href="#eating"]')
    await expect.poll(() => current(page)).toEqual(['Eating'])
    const link = await page.locator('.local-nav [aria-current]').boundingBox()
    expect(link !== null && link.y < 10 && link.x >= 0 && link.x + link.width <= viewport.width).toBe(true)
    const heading = await page.locator('#eating h2').boundingBox()
    expect((heading?.y ?? 0) >= (link?.height ?? 0)).toBe(true)
    // The key would scroll smoothly and continue after the next jump.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => current(page)).toEqual(['Phrases'])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => current(page)).toEqual(['Overview'])
    expect(complaints).toEqual([])
    await close()
  })

  it('does not cover the text in a low window', async () => {
    const { page, close } = await openAwake(PLACE, { viewport: { width: 740, height: 360 } })
    await page.evaluate(() => scrollTo(0, 2500))
    // Browsers may scroll smoothly.
    await expect.poll(async () => (await page.locator('.local-nav').boundingBox())?.y).toBeLessThan(0)
    await close()
  })
})
