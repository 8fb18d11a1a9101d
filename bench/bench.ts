import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithLine } from '#tools/command/end-with-line.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { bundleBareWorker } from './bare-worker.ts'
import type { LoadTarget } from './load.ts'
import { measureColdStart } from './measure-cold-start.ts'
import { measureInRounds } from './measure-in-rounds.ts'
import { measurePosterRaster } from './measure-poster-raster.ts'
import { measureScale } from './measure-scale.ts'
import { fillSearch, measureSearch, readDocuments } from './measure-search.ts'
import { pictureTargets } from './picture-targets.ts'
import { printPictureWeights } from './picture-weights.ts'
import { printTable } from './print-table.ts'
import { type StartedWorker, startWorker } from './start-workers.ts'
import { buildStringWorker } from './string-worker.ts'
import { printWeights } from './weights.ts'

const WRANGLER_JSON = 'dist/worker/wrangler.json'
/** The same site in surroundings that can be bent (docs/how-to.md). */
const BENT_WRANGLER_JSON = 'dist-faults/worker/wrangler.json'
const HOME = '/'
const DESTINATION = '/destinations/morocco'
/** Each kind of page that most visitors read. */
const PAGES = {
  home: HOME,
  destination: DESTINATION,
  story: '/articles/nyepi',
  'Best in Travel': '/best-in-travel',
}
const SUGGEST = '/api/suggest?q=mor'
/** Bends a binding that pages never touch, so that the isolate's memory is passed over and the data centre's cache asked. */
const EDGE_ONLY = { 'x-fault': 'email=error' }

const PARTS = ['pictures', 'pages', 'streams', 'search', 'weights', 'start', 'posters', 'scale'] as const
/** They take some minutes, so they run when they are asked for. */
const ASKED_FOR: readonly string[] = ['posters', 'scale']
const USUAL = PARTS.filter((part) => !ASKED_FOR.includes(part))
type Part = (typeof PARTS)[number]
const USAGE = `npm run bench -- [--only ${PARTS.join(',')}] [--rounds 3] [--seconds 4]`

const { values } = readArguments(USAGE, {
  options: {
    only: { type: 'string', default: USUAL.join() },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((part) => !PARTS.some((known) => known === part))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is not one of ${PARTS.join(', ')}\n${USAGE}`)
  process.exit(1)
}
const measures = (part: Part): boolean => wanted.includes(part)

async function bodyOf(url: string): Promise<{ readonly body: string; readonly type: string }> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}; run npm run build first`)
  return { body: await response.text(), type: response.headers.get('content-type') ?? 'text/html' }
}

const none = {}
const target = (name: string, url: string, headers: Readonly<Record<string, string>> = none): LoadTarget => ({
  name,
  url,
  headers,
})

/** The floor for each of our pages: a bare Hono worker that answers the same bytes, started in the same way. */
async function startFloor(
  name: string,
  url: string,
  directPort: number,
  stateDir: string,
): Promise<StartedWorker> {
  const { body, type } = await bodyOf(url)
  return startWorker({ name, directPort, source: { script: await bundleBareWorker(body, type) } }, stateDir)
}

type PageWorkers = {
  readonly site: StartedWorker
  /** Heeds EDGE_ONLY. */
  readonly bent: StartedWorker
  readonly uncached: StartedWorker
  readonly floor: StartedWorker
}

/** One page in every way that it may be answered. */
function pageTargets(name: string, path: string, workers: PageWorkers): readonly LoadTarget[] {
  return [
    target(`floor: ${name} as one string`, workers.floor.direct),
    target(`${name}, kept in the isolate`, workers.site.direct + path),
    target(`${name}, kept in the data centre`, workers.bent.direct + path, EDGE_ONLY),
    target(`${name}, rendered each time`, workers.uncached.direct + path),
  ]
}

/** One page by both of React's renderers: the stream's processor time is to stay under 1.3 × the string's (F3). */
const rendererTargets = (
  name: string,
  path: string,
  strings: StartedWorker,
  streams: StartedWorker,
): readonly LoadTarget[] => [
  target(`${name}, as a string each time`, strings.direct + path),
  target(`${name}, as a stream each time`, streams.direct + path),
]

async function bench(): Promise<void> {
  // First, with the machine to itself.
  if (measures('start')) await measureColdStart(WRANGLER_JSON)
  if (measures('posters')) await measurePosterRaster()
  if (measures('scale')) await measureScale()
  if (wanted.every((part) => part === 'start' || ASKED_FOR.includes(part))) return
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-bench-'))
  // Before the environment asks for another worker.
  const stringWorker = measures('streams') ? await buildStringWorker(join(stateDir, 'strings')) : null
  const site = await startWorker(
    { name: 'fernway', directPort: 9801, source: { wranglerJson: WRANGLER_JSON } },
    stateDir,
  )
  process.env['FAULT_INJECTION'] = '1'
  const bent = await startWorker(
    { name: 'bent', directPort: 9807, source: { wranglerJson: BENT_WRANGLER_JSON } },
    stateDir,
  )
  process.env['PAGE_CACHE'] = 'off'
  const uncached = await startWorker(
    { name: 'uncached', directPort: 9805, source: { wranglerJson: WRANGLER_JSON } },
    stateDir,
  )
  const strings =
    stringWorker === null
      ? null
      : await startWorker(
          { name: 'strings', directPort: 9806, source: { wranglerJson: stringWorker } },
          stateDir,
        )
  const { body: homeHtml } = await bodyOf(site.direct + HOME)
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(homeHtml)?.[1] ?? '/favicon.svg'
  const assetFloor = await startFloor('floor-asset', site.routed + asset, 9804, stateDir)
  const floors = [assetFloor]
  try {
    // Before anything else runs: one visitor, whose slowest answers count.
    if (measures('search')) await measureSearch(uncached)
    // While nothing else keeps the encoder busy.
    if (measures('pictures')) await printPictureWeights(site.direct)
    const plan = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
    const groups = [
      [
        target('floor: the style sheet as one string', assetFloor.routed),
        target('style sheet, static file', site.routed + asset),
      ],
      [
        target('home, kept in the isolate', site.direct + HOME),
        target('suggestions, kept in the isolate', site.direct + SUGGEST),
        ...pictureTargets(site.direct, bent.direct, EDGE_ONLY),
      ],
    ]
    await fillSearch(site, readDocuments())
    if (strings !== null)
      for (const [name, path] of Object.entries(PAGES))
        printTable(await measureInRounds(rendererTargets(name, path, strings, uncached), plan))
    if (measures('pages')) {
      for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
        const floor = await startFloor(`floor-${index}`, site.direct + path, 9810 + index, stateDir)
        floors.push(floor)
        // Once without a fault, so that the data centre has it.
        await bodyOf(bent.direct + path)
        const targets = pageTargets(name, path, { site, bent, uncached, floor })
        printTable(await measureInRounds(targets, plan))
      }
      for (const group of groups) printTable(await measureInRounds(group, plan))
    }
    if (measures('weights'))
      await printWeights(site.direct, [HOME, DESTINATION, '/africa/places', '/search?q=lisbon'])
  } finally {
    await Promise.all(
      [site, bent, uncached, ...(strings === null ? [] : [strings]), ...floors].map((worker) =>
        worker.stop(),
      ),
    )
    rmSync(stateDir, { recursive: true, force: true })
  }
}

await endWithLine(bench)
