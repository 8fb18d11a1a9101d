import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runMain } from '#tools/command/run-main.ts'
import { printDownloadSizes } from './download-sizes.ts'
import { printImageSizes } from './image-sizes.ts'
import { cacheImage, imageTargets } from './image-targets.ts'
import type { LoadTarget } from './load.ts'
import { measureColdStart } from './measure-cold-start.ts'
import { measureInRounds } from './measure-in-rounds.ts'
import { measureLanguages } from './measure-languages.ts'
import { measurePosterRaster } from './measure-poster-raster.ts'
import { measureScale } from './measure-scale.ts'
import { buildSearchIndex, measureSearch, readDocuments } from './measure-search.ts'
import { printTable } from './print-table.ts'
import { bodyOf, startBaseline } from './start-baseline.ts'
import { type StartedWorker, startWorker } from './start-workers.ts'
import { buildStringWorker } from './string-worker.ts'

const WRANGLER_JSON = 'dist/worker/wrangler.json'
/** The same site with fault injection (docs/how-to/inject-faults.md). */
const FAULTY_WRANGLER_JSON = 'dist-faults/worker/wrangler.json'
const HOME = '/'
const DESTINATION = '/destinations/morocco'
/** One page of each kind with much traffic. */
const PAGES = {
  home: HOME,
  destination: DESTINATION,
  story: '/articles/nyepi',
  'Best in Travel': '/best-in-travel',
}
const SUGGEST = '/api/suggest?q=mor'
/**
 * Injects a fault into a binding that pages do not use, which bypasses the isolate's cache and reads the data centre's
 * cache.
 */
const SKIP_ISOLATE_CACHE_FAULT = { 'x-fault': 'email=error' }

const PARTS = [
  'pictures',
  'pages',
  'languages',
  'streams',
  'search',
  'weights',
  'start',
  'posters',
  'scale',
] as const
/** Parts that take some minutes run on request only. */
const OPTIONAL_PARTS: readonly string[] = ['posters', 'scale']
const DEFAULT_PARTS = PARTS.filter((part) => !OPTIONAL_PARTS.includes(part))
type Part = (typeof PARTS)[number]
const USAGE = `npm run bench -- [--only ${PARTS.join(',')}] [--rounds 3] [--seconds 4]`

const { values } = readArguments(USAGE, {
  options: {
    only: { type: 'string', default: DEFAULT_PARTS.join() },
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

const none = {}
const target = (name: string, url: string, headers: Readonly<Record<string, string>> = none): LoadTarget => ({
  name,
  url,
  headers,
})

type PageWorkers = {
  readonly site: StartedWorker
  /** The worker with fault injection. */
  readonly faulty: StartedWorker
  readonly uncached: StartedWorker
  readonly baseline: StartedWorker
}

/** One page with every kind of caching. */
function pageTargets(name: string, path: string, workers: PageWorkers): readonly LoadTarget[] {
  return [
    target(`baseline: ${name} as one string`, workers.baseline.direct),
    target(`${name}, cached in the isolate`, workers.site.direct + path),
    target(`${name}, cached in the data centre`, workers.faulty.direct + path, SKIP_ISOLATE_CACHE_FAULT),
    target(`${name}, rendered each time`, workers.uncached.direct + path),
  ]
}

/** One page by both of React's renderers: the stream's CPU time must be under 1.3 × the string's (F3). */
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
  // First, while no other process uses the machine.
  if (measures('start')) await measureColdStart(WRANGLER_JSON)
  if (measures('posters')) await measurePosterRaster()
  if (measures('scale')) await measureScale()
  if (wanted.every((part) => part === 'start' || OPTIONAL_PARTS.includes(part))) return
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-bench-'))
  // Before the environment selects another worker.
  const stringWorker = measures('streams') ? await buildStringWorker(join(stateDir, 'strings')) : null
  const site = await startWorker(
    { name: 'fernway', directPort: 9801, source: { wranglerJson: WRANGLER_JSON } },
    stateDir,
  )
  process.env['FAULT_INJECTION'] = '1'
  const faultySite = await startWorker(
    { name: 'bent', directPort: 9807, source: { wranglerJson: FAULTY_WRANGLER_JSON } },
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
  const assetBaseline = await startBaseline('floor-asset', site.routed + asset, 9804, stateDir)
  const baselines = [assetBaseline]
  try {
    // Before other load: one visitor, whose slowest responses count.
    if (measures('search')) await measureSearch(uncached)
    // While the encoder is idle.
    if (measures('pictures')) await printImageSizes(site.direct)
    const plan = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
    const groups = [
      [
        target('baseline: the style sheet as one string', assetBaseline.routed),
        target('style sheet, static file', site.routed + asset),
      ],
      [
        target('home, cached in the isolate', site.direct + HOME),
        target('suggestions, cached in the isolate', site.direct + SUGGEST),
        ...imageTargets(site.direct, faultySite.direct, SKIP_ISOLATE_CACHE_FAULT),
      ],
    ]
    await buildSearchIndex(site, readDocuments())
    if (strings !== null)
      for (const [name, path] of Object.entries(PAGES))
        printTable(await measureInRounds(rendererTargets(name, path, strings, uncached), plan))
    if (measures('languages')) await measureLanguages(PAGES, { site, uncached }, plan)
    if (measures('pages')) {
      for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
        const floor = await startBaseline(`floor-${index}`, site.direct + path, 9810 + index, stateDir)
        baselines.push(floor)
        // One request without a fault fills the data centre's cache.
        await bodyOf(faultySite.direct + path)
        const targets = pageTargets(name, path, { site, faulty: faultySite, uncached, baseline: floor })
        printTable(await measureInRounds(targets, plan))
      }
      await cacheImage(faultySite.direct)
      for (const group of groups) printTable(await measureInRounds(group, plan))
    }
    if (measures('weights'))
      await printDownloadSizes(site.direct, [HOME, DESTINATION, '/africa/places', '/search?q=lisbon'])
  } finally {
    await Promise.all(
      [site, faultySite, uncached, ...(strings === null ? [] : [strings]), ...baselines].map((worker) =>
        worker.stop(),
      ),
    )
    rmSync(stateDir, { recursive: true, force: true })
  }
}

await runMain(bench)
