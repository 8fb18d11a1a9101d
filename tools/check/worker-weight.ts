import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The budget of F16. */
export const MOST_WORKER_BYTES = 250 * 1024
/** What draws posters, as vite.config.ts names it. */
const ART = /^art-[^/]*\.js$/
const SCRIPT = /\.js$/

export type WorkerWeight = {
  /** Every script but the art; programs in WebAssembly are no scripts. */
  readonly bytes: number
  readonly gzipBytes: number
  readonly artGzipBytes: number
}

type ScriptFile = { readonly name: string; readonly content: Buffer }

function scriptsOf(folder: string): readonly ScriptFile[] {
  return [folder, join(folder, 'assets')].filter(existsSync).flatMap((inside) =>
    readdirSync(inside)
      .filter((name) => SCRIPT.test(name))
      .map((name) => ({ name, content: readFileSync(join(inside, name)) })),
  )
}

const sum = (files: readonly ScriptFile[], weigh: (content: Buffer) => number): number =>
  files.reduce((total, { content }) => total + weigh(content), 0)
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).byteLength

/**
 * What a built worker weighs (docs/adr/0022): the sum of its scripts, each by itself.
 * @param folder of the built worker
 * @throws when nothing was built there, or the art is not a script of its own
 */
export function weighWorker(folder: string): WorkerWeight {
  const scripts = scriptsOf(folder)
  const art = scripts.filter(({ name }) => ART.test(name))
  const others = scripts.filter(({ name }) => !ART.test(name))
  if (others.length === 0) throw new Error(`there is no worker in ${folder}; run npm run build first`)
  if (art.length === 0) throw new Error(`${folder} has no art-*.js; see WORKER_SCRIPTS in vite.config.ts`)
  return {
    bytes: sum(others, (content) => content.byteLength),
    gzipBytes: sum(others, gzipped),
    artGzipBytes: sum(art, gzipped),
  }
}

/** Gives a line when the worker weighs too much. */
export function findHeavyWorker(folder: string): readonly string[] {
  const { gzipBytes } = weighWorker(folder)
  return gzipBytes > MOST_WORKER_BYTES
    ? [
        `${folder}: ${gzipBytes} bytes gzip without art and WebAssembly; ${MOST_WORKER_BYTES} at most (docs/adr/0022)`,
      ]
    : []
}
