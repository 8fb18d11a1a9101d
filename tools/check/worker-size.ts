import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of F16. */
export const MAX_WORKER_BYTES = 250 * 1024
/** The chunk of the poster drawing code, as named in vite.config.ts. */
const ART_CHUNK = /^art-[^/]*\.js$/
/** With compiled data, which is a module of bytes (tools/build/vite/json-as-data.ts). */
const SCRIPT = /\.(?:js|bin)$/
const ENTRY = 'index.js'
/** `from"./x.js"` and `import"./x.js"` are static imports; `import("./x.js")` is loaded on demand. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.(?:js|bin))"/g

export type WorkerSize = {
  /**
   * Size of the scripts that an isolate loads before its first response: the entry and its static imports. WebAssembly
   * is not included.
   */
  readonly bytes: number
  readonly gzipBytes: number
  /** Size of scripts loaded on demand, without the art. */
  readonly deferredGzipBytes: number
  readonly artGzipBytes: number
}

function scriptsOf(folder: string): ReadonlyMap<string, Buffer> {
  const files = [folder, join(folder, 'assets')]
    .filter(existsSync)
    .flatMap((inside) => readdirSync(inside).map((name) => join(inside, name)))
  return new Map(
    files.filter((path) => SCRIPT.test(path)).map((path) => [basename(path), readFileSync(path)] as const),
  )
}

/** Names of the entry and of all its static imports. */
function startupScripts(scripts: ReadonlyMap<string, Buffer>): ReadonlySet<string> {
  const names = new Set([ENTRY])
  for (const name of names) {
    const code = scripts.get(name)?.toString('utf8') ?? ''
    for (const [, path = ''] of code.matchAll(STATIC_IMPORT)) names.add(basename(path))
  }
  return names
}

const sum = (files: readonly Buffer[], weigh: (content: Buffer) => number): number =>
  files.reduce((total, content) => total + weigh(content), 0)
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).byteLength

/**
 * Measures a built worker (docs/adr/0022): the sums of its scripts, each compressed separately.
 * @param folder of the built worker
 * @throws when nothing was built there, or the art is not a separate chunk
 */
export function measureWorkerSize(folder: string): WorkerSize {
  const scripts = scriptsOf(folder)
  if (!scripts.has(ENTRY)) throw new Error(`there is no worker in ${folder}; run npm run build first`)
  const names = startupScripts(scripts)
  const of = (matches: (name: string) => boolean): readonly Buffer[] =>
    [...scripts].filter(([name]) => matches(name)).map(([, content]) => content)
  const [start, art] = [of((name) => names.has(name)), of((name) => ART_CHUNK.test(name))]
  if (art.length === 0) throw new Error(`${folder} has no art-*.js; see WORKER_SCRIPTS in vite.config.ts`)
  return {
    bytes: sum(start, (content) => content.byteLength),
    gzipBytes: sum(start, gzipped),
    deferredGzipBytes: sum(
      of((name) => !names.has(name) && !ART_CHUNK.test(name)),
      gzipped,
    ),
    artGzipBytes: sum(art, gzipped),
  }
}

/** Returns a line when the startup scripts exceed their budget. */
export function findOversizedWorker(folder: string): readonly string[] {
  const { gzipBytes } = measureWorkerSize(folder)
  return gzipBytes > MAX_WORKER_BYTES
    ? [
        `${folder}: ${gzipBytes} bytes gzip before the first response; the budget is ${MAX_WORKER_BYTES} (docs/adr/0022)`,
      ]
    : []
}
