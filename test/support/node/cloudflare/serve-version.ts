import { readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { AccountState, StoredScript, UploadedVersion } from './account-state.ts'
import { variablesOf } from './uploaded-versions.ts'

/** One version of a worker that runs in the Workers runtime. */
export type ServedVersion = { readonly origin: string; readonly stop: () => Promise<void> }

const NAME = 'served'
/** By ending; all others are scripts. */
const MODULE_TYPES: Readonly<Record<string, 'CompiledWasm' | 'Data'>> = {
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
}

/** Returns the version's bindings as a wrangler configuration. */
function configOf(script: StoredScript, version: UploadedVersion): object {
  const { bindings } = version
  const of = (type: string) => bindings.filter((one) => one.type === type)
  return {
    name: NAME,
    main: version.mainModule,
    no_bundle: true,
    compatibility_date: version.compatibilityDate,
    compatibility_flags: version.compatibilityFlags,
    assets: { directory: '../client', binding: 'ASSETS', html_handling: 'none', not_found_handling: 'none' },
    vars: { ...variablesOf(version), ...Object.fromEntries(script.secrets) },
    kv_namespaces: of('kv_namespace').map(({ name, namespace_id }) => ({ binding: name, id: namespace_id })),
    d1_databases: of('d1').map(({ name, id }) => ({ binding: name, database_name: name, database_id: id })),
    r2_buckets: of('r2_bucket').map(({ name, bucket_name }) => ({ binding: name, bucket_name })),
    queues: { producers: of('queue').map(({ name, queue_name }) => ({ binding: name, queue: queue_name })) },
    images: { binding: 'IMAGES' },
    send_email: of('send_email').map(({ name }) => ({ name })),
    ratelimits: of('ratelimit').map(({ name, namespace_id, simple }) => ({ name, namespace_id, simple })),
  }
}

async function writeUpload(
  folder: string,
  state: AccountState,
  script: StoredScript,
  version: UploadedVersion,
) {
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  for (const [name, content] of version.modules) await write(`worker/${name}`, content)
  for (const [path, hash] of version.files) await write(`client${path}`, state.assets.get(hash) ?? '')
  await write('worker/wrangler.json', JSON.stringify(configOf(script, version)))
}

function startIn(folder: string, { modules, mainModule }: UploadedVersion): Miniflare {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, 'worker/wrangler.json'))
  const { modulesRules: _, ...options } = workerOptions as Record<string, unknown>
  const modulesRoot = join(folder, 'worker')
  const scripts = [...modules.keys()].filter(
    (name) => /\.(?:m?js|wasm|bin)$/.test(name) && name !== mainModule,
  )
  const worker = {
    ...options,
    name: NAME,
    modulesRoot,
    modules: [mainModule, ...scripts].map((name) => ({
      type: MODULE_TYPES[extname(name)] ?? 'ESModule',
      path: join(modulesRoot, name),
    })),
  }
  const all = {
    log: new Log(LogLevel.ERROR),
    cf: false,
    workers: [worker],
  }
  const resourcePersistencePath = join(folder, 'state')
  return new Miniflare({ ...convertV4MiniflareOptions(all as never), resourcePersistencePath })
}

/** Starts the runtime with databases and no worker, which is there at once. */
function startDatabases(folder: string, ids: Readonly<Record<string, string>>): Miniflare {
  const worker = { name: NAME, modules: true, script: 'export default {}', d1Databases: ids }
  const options = { log: new Log(LogLevel.ERROR), cf: false, workers: [worker] }
  const resourcePersistencePath = join(folder, 'state')
  return new Miniflare({ ...convertV4MiniflareOptions(options as never), resourcePersistencePath })
}

/** Copies the account's databases over the empty ones that the runtime creates. */
async function copyDatabases(folder: string, state: AccountState, version: UploadedVersion): Promise<void> {
  const place = join(folder, 'state')
  const ids = Object.fromEntries(
    version.bindings.filter(({ type }) => type === 'd1').map(({ name, id }) => [String(name), String(id)]),
  )
  const runtime = startDatabases(folder, ids)
  const files = new Map<string, string>()
  for (const [name, id] of Object.entries(ids)) {
    const database = await runtime.getD1Database(name, NAME)
    await database.prepare('SELECT 1').first()
    const made = readdirSync(place, { recursive: true, encoding: 'utf8' }).find(
      (file) => /D1DatabaseObject.*\/[0-9a-f]{64}\.sqlite$/.test(file) && !files.has(file),
    )
    if (made === undefined) throw new Error(`the runtime has no file for ${name}`)
    files.set(made, id)
  }
  await runtime.dispose()
  for (const [file, id] of files) {
    for (const tail of ['', '-wal', '-shm']) rmSync(join(place, file + tail), { force: true })
    state.databases.get(id)?.sqlite.prepare('VACUUM INTO ?').run(join(place, file))
  }
}

/** Serves a version with the databases and namespaces that the account has at start. */
export async function serveVersion(
  state: AccountState,
  script: StoredScript,
  version: UploadedVersion,
): Promise<ServedVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'fernway-served-'))
  await writeUpload(folder, state, script, version)
  await copyDatabases(folder, state, version)
  const runtime = startIn(folder, version)
  for (const { name, namespace_id } of version.bindings.filter(({ type }) => type === 'kv_namespace')) {
    const namespace = await runtime.getKVNamespace(String(name), NAME)
    for (const [key, value] of state.namespaces.get(String(namespace_id))?.values ?? [])
      await namespace.put(key, new Uint8Array(Buffer.from(value, 'latin1')).buffer)
  }
  const { origin } = await runtime.ready
  return {
    origin,
    async stop() {
      await runtime.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
