import { loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { hamburger, PHONE } from '#test/support/node/phone-menu.ts'

/** A slow phone has a quarter of the speed of this machine. */
const SLOWDOWN = 4
const MAX_MS = 150
/** The best of these counts: other processes can only make a tap slower. */
const TAPS = 8
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

/** Processor time of the page's main thread so far, for script, styles and layout: independent of other processes. */
async function readWorkMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics
    .filter(({ name }) => (WORK as readonly string[]).includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0)
}

/** Taps the menu button. @returns milliseconds from the tap to the end of the first frame with the open menu */
const tapMenu = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        // A task after the frame's callbacks runs once the frame is laid out and painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const isOpen = document.querySelector('.site-nav:popover-open') !== null
            document.documentElement.dataset['frameMs'] = isOpen
              ? String(performance.now() - timeStamp)
              : 'closed'
          }
          port2.postMessage(null)
        }),
      { once: true, capture: true },
    )
  })
  await hamburger(page).tap()
  return Number(await page.locator('html[data-frame-ms]').getAttribute('data-frame-ms'))
}

it.each(['/', '/destinations/japan', '/articles/overland-track'])(
  'the menu of %s opens within 150 ms of the tap on a processor slowed to a quarter',
  async (path) => {
    const { page, close } = await openPage({ ...PHONE, loadsImages: true })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const works: number[] = []
    const frames: number[] = []
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.goto(path, { waitUntil: 'networkidle' })
      // Half of the taps count work at full speed, the others show what a slowed browser takes on this machine.
      const isSlowed = tap % 2 === 1
      await client.send('Emulation.setCPUThrottlingRate', { rate: isSlowed ? SLOWDOWN : 1 })
      const before = await readWorkMs(client)
      const frameMs = await tapMenu(page)
      if (isSlowed) frames.push(Math.round(frameMs))
      else works.push(((await readWorkMs(client)) - before) * SLOWDOWN)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    const workMs = Math.round(Math.min(...works))
    const frameMs = Math.min(...frames)
    console.log(
      `menu of ${path}: ${workMs} ms of work at a quarter of the speed, frame after ${frameMs} ms, load ${loadavg()[0]?.toFixed(1)}`,
    )
    expect(frames.every(Number.isFinite)).toBe(true)
    // Other processes lengthen both, the work by taking the cache: the shorter one is the nearer to the truth.
    expect(Math.min(workMs, frameMs)).toBeLessThanOrEqual(MAX_MS)
    await close()
  },
)
