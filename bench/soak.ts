import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createTables } from './create-tables.ts'
import { connectIsolateMemory } from './isolate-memory.ts'
import { buildSearchIndex, readDocuments } from './measure-search.ts'
import { createCpuClock, findListener } from './process-cpu.ts'
import { createTraffic, readAddresses, type SoakRequest } from './soak-traffic.ts'
import { startWorker } from './start-workers.ts'

const WRANGLER_JSON = 'dist/worker/wrangler.json'
const SITE_ORIGIN = 'https://www.fernway.example'
/** Thirty requests a second for an hour. */
const REQUESTS_PER_HOUR = 108_000
const DEFAULT_MINUTES = 10
const CONNECTIONS = 12
const SAMPLES = 40
const INSPECTOR_PORT = 9822
/** Until then caches fill, however fast requests arrive; after that an isolate must not grow (F20, R11.1). */
const WARM_UP_REQUESTS = 36_000
/** Samples whose median is the memory at the beginning and at the end. */
const MEDIAN_SAMPLES = 3
const MAX_GROWTH_MB = 40
/** The platform ends an isolate that holds more. */
const MAX_ISOLATE_MB = 128
/** As on the platform; without a limit the runtime collects no garbage, because this machine has enough memory. */
const ISOLATE_HEAP_MB = '--max-old-space-size=128'

const USAGE = `npm run soak -- [--minutes ${DEFAULT_MINUTES}]`
const { values } = readArguments(USAGE, {
  options: { minutes: { type: 'string', default: String(DEFAULT_MINUTES) } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error(USAGE)
  process.exit(1)
}

/**
 * Resident memory of the runtime in megabytes; not a number on systems without /proc. It is printed, but not judged:
 * most of it is the emulation of caches, databases and static files, which the platform does not run in this process.
 */
function residentMb(pid: string | null): number {
  if (pid === null) return Number.NaN
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

type MemorySample = { readonly requests: number; readonly isolateMb: number }

type ResponseTotals = {
  readonly statuses: Map<number, number>
  failures: number
  lost: number
  slowestMs: number
}

async function sendRequest(
  origin: string,
  { path, init }: SoakRequest,
  tally: ResponseTotals,
): Promise<void> {
  const startedMs = performance.now()
  try {
    const response = await fetch(origin + path, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1)
    if (response.status >= 500) tally.failures += 1
  } catch {
    tally.lost += 1
  }
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedMs)
}

/** Sends requests at a steady pace over several connections, or later than the pace where the machine is slower. */
async function sendAtSteadyPace(
  total: number,
  paceMs: number,
  one: (index: number) => Promise<void>,
): Promise<void> {
  const startedMs = performance.now()
  let next = 0
  const connection = async (): Promise<void> => {
    while (next < total) {
      const index = next
      next += 1
      const waitMs = startedMs + index * paceMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await one(index)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

/**
 * How much the isolate grew after the caches were full, in megabytes.
 * @returns null when the run was too short to tell
 */
function growthAfterWarmUp(samples: readonly MemorySample[]): number | null {
  const warm = samples
    .filter(({ requests }) => requests >= WARM_UP_REQUESTS)
    .map(({ isolateMb }) => isolateMb)
  if (warm.length < 2 * MEDIAN_SAMPLES) return null
  return median(warm.slice(-MEDIAN_SAMPLES)) - median(warm.slice(0, MEDIAN_SAMPLES))
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

async function soak(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-soak-'))
  process.env['MINIFLARE_WORKERD_V8_FLAGS'] = ISOLATE_HEAP_MB
  const source = { wranglerJson: WRANGLER_JSON }
  const site = await startWorker(
    { name: 'fernway', directPort: 9821, source, inspectorPort: INSPECTOR_PORT },
    stateDir,
  )
  const isolate = await connectIsolateMemory(INSPECTOR_PORT, 'fernway')
  try {
    await createTables(await site.database('DB'))
    await buildSearchIndex(site, readDocuments())
    const port = Number(new URL(site.routed).port)
    const pid = findListener(port)
    const readCpuMs = createCpuClock(port)
    const next = createTraffic(await readAddresses(site.routed, SITE_ORIGIN))
    const total = Math.round((REQUESTS_PER_HOUR * minutes) / DEFAULT_MINUTES)
    const totals: ResponseTotals = { statuses: new Map(), failures: 0, lost: 0, slowestMs: 0 }
    const samples: MemorySample[] = []
    const cpuBeforeMs = readCpuMs() ?? Number.NaN
    console.log(
      '| requests | isolate MB | RSS MB | 5xx | lost | slowest ms |\n| --: | --: | --: | --: | --: | --: |',
    )
    await sendAtSteadyPace(total, (minutes * 60_000) / total, async (index) => {
      await sendRequest(site.routed, next(), totals)
      if (index % Math.ceil(total / SAMPLES) !== 0) return
      const isolateMb = await isolate.readMb()
      samples.push({ requests: index, isolateMb })
      const memory = [isolateMb.toFixed(1), residentMb(pid).toFixed(0)]
      const cells = [index, ...memory, totals.failures, totals.lost, totals.slowestMs.toFixed(0)]
      console.log(`| ${cells.join(' | ')} |`)
    })
    const cpuMs = ((readCpuMs() ?? Number.NaN) - cpuBeforeMs) / total
    const growthMb = growthAfterWarmUp(samples)
    const highestMb = Math.max(...samples.map(({ isolateMb }) => isolateMb))
    const statuses = [...totals.statuses].sort().map(([status, many]) => `${status}: ${many}`)
    console.log(
      `\n${total} requests; ${statuses.join(', ')}; lost: ${totals.lost}; ${cpuMs.toFixed(2)} ms CPU time each`,
    )
    console.log(
      growthMb === null
        ? `growth of the isolate: not judged; needs --minutes 4 or more, because caches fill during ${WARM_UP_REQUESTS} requests`
        : `growth of the isolate after ${WARM_UP_REQUESTS} requests: ${growthMb.toFixed(1)} MB (limit ${MAX_GROWTH_MB})`,
    )
    console.log(`most that the isolate held: ${highestMb.toFixed(1)} MB (limit ${MAX_ISOLATE_MB})`)
    const isWithinMemory = (growthMb ?? 0) < MAX_GROWTH_MB && highestMb < MAX_ISOLATE_MB
    return totals.failures === 0 && totals.lost === 0 && isWithinMemory
  } finally {
    isolate.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

if (!(await soak())) process.exitCode = 1
