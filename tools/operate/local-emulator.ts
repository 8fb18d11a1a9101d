import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { parse } from 'smol-toml'
import * as v from 'valibot'

const WranglerStores = v.object({
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
})

/** Ids of databases and names of buckets in wrangler.toml by binding: the emulator stores each under its id. */
function storesOf(wranglerToml: string) {
  const { d1_databases, r2_buckets } = v.parse(WranglerStores, parse(wranglerToml))
  return {
    d1Databases: Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id])),
    r2Buckets: Object.fromEntries(r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
  }
}

/** Runs statements in the emulator: a call through its proxies blocks this process once for each statement. */
const BATCH_WORKER = `export default {
  async fetch(request, env) {
    const { binding, statements } = await request.json()
    try {
      const results = await env[binding].batch(statements.map((sql) => env[binding].prepare(sql)))
      return Response.json({ changes: results.at(-1)?.meta.changes ?? 0 })
    } catch (error) {
      return Response.json({ error: String(error) })
    }
  },
}`

type BatchAnswer = { readonly changes: number } | { readonly error: string }

/**
 * Runs statements as one transaction of a local database.
 * @returns the number of rows that the last one changed
 * @throws {Error} with D1's message
 */
export async function runLocalBatch(
  emulator: Miniflare,
  binding: string,
  statements: readonly string[],
): Promise<number> {
  const body = JSON.stringify({ binding, statements })
  const response = await emulator.dispatchFetch('http://localhost/', { method: 'POST', body })
  const answer = (await response.json()) as BatchAnswer
  if ('error' in answer) throw new Error(answer.error)
  return answer.changes
}

/**
 * Opens the local databases and buckets as wrangler does, and closes them even after a failure. The worker of the site
 * is not started, so its Durable Object class is not part of the emulator: a binding to it would be reported as missing.
 * @param stateDir folder of the local stores, which no other process may have open
 */
export async function withLocalEmulator<T>(
  stateDir: string,
  use: (emulator: Miniflare) => Promise<T>,
): Promise<T> {
  const emulator = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: BATCH_WORKER,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: resolve(stateDir, 'v3'),
      ...storesOf(readFileSync('wrangler.toml', 'utf8')),
    }),
  )
  try {
    return await use(emulator)
  } finally {
    await emulator.dispose()
  }
}
