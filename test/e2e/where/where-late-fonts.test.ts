import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

it.each(['/where', '/de/where', '/where?month=march&warm=warm'])(
  '%s does not move on a phone when its fonts arrive after the text',
  async (path) => {
    const { page, close } = await openPage(PHONE)
    const { promise: drawn, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await drawn
      await route.continue()
    })
    await page.addInitScript(() => {
      const moved = { score: 0 }
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.score += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    )
    const { score } = await page.evaluate(() => (globalThis as unknown as { moved: { score: number } }).moved)
    expect(score).toBeLessThan(0.01)
    await close()
  },
)
