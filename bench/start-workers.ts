import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** A worker to measure: a built wrangler.json, or a script. */
export type MeasuredWorker = {
  readonly name: string
  /** Port on which the worker responds without the asset router; see `directEntry`. */
  readonly directPort: number
  readonly source:
    | { readonly wranglerJson: string }
    | { readonly script: string }
    /** A built worker without its bindings: its scripts are loaded, but it cannot respond. */
    | { readonly folder: string }
  /** Variables that override those of the build. */
  readonly variables?: Readonly<Record<string, string>>
  /** Stores are persisted for the next start, and logs are hidden: for tests of restarts. */
  readonly persists?: true
  /** Port on which the isolates' inspectors respond, to measure their memory. */
  readonly inspectorPort?: number
}

export type StartedWorker = {
  /** Origin of the worker alone. */
  readonly direct: string
  /** Origin as in production: static files first, then the worker. */
  readonly routed: string
  /** A database of the worker. */
  readonly database: (binding?: string) => Promise<D1Database>
  /** Runs a cron trigger. */
  readonly runCron: (cron: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Flags of wrangler.toml that decide how scripts are loaded. */
const COMPATIBILITY = {
  compatibilityDate: '2026-08-01',
  compatibilityFlags: ['nodejs_compat', 'new_module_registry'],
}

/** Every script of a built worker, the entry first, its WebAssembly modules and its data. */
function modulesOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js') && file !== 'index.js')
  const withEnding = (ending: string): readonly string[] => files.filter((file) => file.endsWith(ending))
  return [
    ...['index.js', ...scripts].map((file) => ({ type: 'ESModule' as const, path: join(folder, file) })),
    ...withEnding('.wasm').map((file) => ({ type: 'CompiledWasm' as const, path: join(folder, file) })),
    ...withEnding('.bin').map((file) => ({ type: 'Data' as const, path: join(folder, file) })),
  ]
}

function workerOptions({ name, source, variables = {} }: MeasuredWorker): Record<string, unknown> {
  if ('script' in source) return { ...COMPATIBILITY, name, modules: true, script: source.script }
  if ('folder' in source)
    return { ...COMPATIBILITY, name, modulesRoot: source.folder, modules: modulesOf(source.folder) }
  if (!existsSync(source.wranglerJson))
    throw new Error(
      `${source.wranglerJson} does not exist: run npm run build, once without and once with FAULT_INJECTION=1`,
    )
  const { workerOptions: options, main } = unstable_getMiniflareWorkerOptions(source.wranglerJson)
  const { modulesRules: _rules, ...rest } = options as Record<string, unknown>
  const folder = dirname(main ?? '')
  const bindings = { ...(rest['bindings'] as object | undefined), ...variables }
  return { ...rest, bindings, name, modulesRoot: folder, modules: modulesOf(folder) }
}

/**
 * A worker without assets can open a socket directly to another worker, bypassing the asset router, which in production
 * runs elsewhere: throughput is measured there, for the site and for the baseline alike.
 */
const directEntry = ({ name, directPort }: MeasuredWorker): Record<string, unknown> => ({
  ...COMPATIBILITY,
  name: `${name}-door`,
  modules: true,
  script: 'export default { fetch: () => new Response("unused") }',
  unsafeDirectSockets: [{ host: '127.0.0.1', port: directPort, serviceName: name }],
})

/** Starts a runtime process for one worker, with its own stores. */
export async function startWorker(worker: MeasuredWorker, stateDir: string): Promise<StartedWorker> {
  const options = {
    log: new Log(LogLevel.ERROR),
    cf: false,
    defaultPersistRoot: stateDir,
    workers: [workerOptions(worker), directEntry(worker)],
    ...(worker.inspectorPort === undefined ? {} : { inspectorPort: worker.inspectorPort }),
  }
  const persistence = {
    resourcePersistencePath: stateDir,
    handleStructuredLogs: () => undefined,
  }
  const converted = convertV4MiniflareOptions(options as never)
  const miniflare = new Miniflare(worker.persists === true ? { ...converted, ...persistence } : converted)
  const routed = await miniflare.ready
  return {
    direct: `http://127.0.0.1:${worker.directPort}`,
    routed: routed.origin,
    database: async (binding = 'DB') =>
      (await miniflare.getD1Database(binding, worker.name)) as unknown as D1Database,
    runCron: async (cron) => {
      const fetcher = await miniflare.getWorker(worker.name)
      await fetcher.scheduled({ cron })
    },
    stop: () => miniflare.dispose(),
  }
}
