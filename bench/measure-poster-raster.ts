import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { drawPoster } from '#art/draw-poster.ts'
import { type SceneName, scenes } from '#art/scenes.ts'
import { findBrowser } from '#tools/command/find-browser.ts'

/** Maximum time for drawing one poster across a screen (F36). */
const MAX_MS = 250
/** Size of the head of a page on desktop. */
const SCREEN = { width: 1440, height: 720 }
const ROUNDS = 3
const LISTED_SCENES = 12

type RasterEvent = { readonly name: string; readonly tdur?: number }
type MeasuredScene = { readonly scene: SceneName; readonly ms: number }

const pageOf = (svg: string): string => {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<style>*{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${source}" alt="">`
}

/** CPU time of the raster tasks of one drawing, in milliseconds: other processes hardly affect it. */
async function rasterMs(page: Page, session: CDPSession, svg: string): Promise<number> {
  await page.setContent('')
  let spentUs = 0
  const count = ({ value }: { readonly value: readonly unknown[] }): void => {
    for (const event of value as readonly RasterEvent[])
      if (event.name === 'RasterTask') spentUs += event.tdur ?? 0
  }
  session.on('Tracing.dataCollected', count)
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'cc'] } })
  await page.setContent(pageOf(svg), { waitUntil: 'load' })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // A screenshot waits until every tile is drawn.
  await page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } })
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', count)
  return spentUs / 1000
}

async function measureScenes(browser: Browser): Promise<readonly MeasuredScene[]> {
  const page = await browser.newPage({ viewport: SCREEN })
  const session = await browser.newBrowserCDPSession()
  const measured: MeasuredScene[] = []
  for (const scene of Object.keys(scenes) as SceneName[]) {
    const traits = { seed: 'a', scene, grade: 'as-drawn', isMirrored: false, disc: 'default' } as const
    const svg = drawPoster(traits, 'hero', 'print')
    const rounds: number[] = []
    // A different text each time prevents a cache hit in the browser.
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await rasterMs(page, session, `${svg}<!--${round}-->`))
    measured.push({ scene, ms: Math.min(...rounds) })
  }
  return measured
}

/** Prints the time of drawing the most expensive scenes without a GPU; the run fails above the limit. */
export async function measurePosterRaster(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const measured = (await measureScenes(browser)).toSorted((a, b) => b.ms - a.ms)
    console.log(`\n| scene, ${SCREEN.width} × ${SCREEN.height} | CPU ms |\n| --- | --: |`)
    for (const { scene, ms } of measured.slice(0, LISTED_SCENES))
      console.log(`| ${scene} | ${ms.toFixed(0)} |`)
    const middle = measured[Math.floor(measured.length / 2)]?.ms ?? 0
    console.log(`| the median of ${measured.length} | ${middle.toFixed(0)} |`)
    const slowest = measured[0]
    if (slowest === undefined || slowest.ms === 0) throw new Error('nothing was drawn: no raster was traced')
    if (slowest.ms > MAX_MS) throw new Error(`${slowest.scene} takes over ${MAX_MS} ms (F36)`)
  } finally {
    await browser.close()
  }
}
