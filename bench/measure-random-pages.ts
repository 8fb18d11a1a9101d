import { createRandom, pickOne } from '#art/drawing/random.ts'
import { percentile } from './percentile.ts'
import type { StartedWorker } from './start-workers.ts'

const SITE_ORIGIN = 'https://www.fernway.example'
const VISITS = 1200
const WARM_UP_VISITS = 300
/** Limit above which the run fails (F5). */
const MAX_RATIO = 1.2

/** All destinations in the sitemap of a site. */
async function destinationsOf(origin: string): Promise<readonly [string, ...string[]]> {
  const read = async (path: string): Promise<readonly string[]> => {
    const xml = await (await fetch(origin + path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replace(SITE_ORIGIN, ''))
  }
  const first = await read('/sitemap.xml')
  const parts = first.filter((path) => /^\/sitemap-\d+\.xml$/.test(path))
  const pages = parts.length === 0 ? first : (await Promise.all(parts.map(read))).flat()
  const [one, ...others] = pages.filter((path) => path.startsWith('/destinations/'))
  if (one === undefined) throw new Error(`${origin} has no destinations`)
  return [one, ...others]
}

async function visit(address: string): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} responded with ${response.status}`)
  return performance.now() - startedMs
}

/**
 * Prints the response times of random destinations, rendered each time, of the real guide and of a large one, in
 * alternating requests, so that load peaks of the machine affect both.
 * @returns whether the large one meets F5
 */
export async function measureRandomPages(real: StartedWorker, large: StartedWorker): Promise<boolean> {
  const sites = [
    { name: 'real', origin: real.direct, pages: await destinationsOf(real.direct), took: [] as number[] },
    { name: 'large', origin: large.direct, pages: await destinationsOf(large.direct), took: [] as number[] },
  ]
  const random = createRandom(100_000)
  for (let index = 0; index < WARM_UP_VISITS + VISITS; index += 1) {
    for (const { origin, pages, took } of sites) {
      const tookMs = await visit(origin + pickOne(random, pages))
      if (index >= WARM_UP_VISITS) took.push(tookMs)
    }
  }
  console.log(
    '\n| destinations drawn at random, rendered | p50 ms | p90 ms | p99 ms |\n| --- | --: | --: | --: |',
  )
  for (const { name, pages, took } of sites) {
    const cells = [0.5, 0.9, 0.99].map((share) => percentile(took, share).toFixed(2))
    console.log(`| ${[`${name}, ${pages.length}`, ...cells].join(' | ')} |`)
  }
  const [realMs, largeMs] = sites.map(({ took }) => percentile(took, 0.5))
  const times = (largeMs ?? Number.NaN) / (realMs ?? Number.NaN)
  console.log(`p50 of the large guide: ${times.toFixed(2)} times that of the real one (limit ${MAX_RATIO})`)
  return times <= MAX_RATIO
}
