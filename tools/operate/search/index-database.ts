import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { CloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { type IndexRebuildState, READ_INDEX_STATE } from './plan-index-rebuild.ts'

/** The database operations of an index rebuild, for any kind of access. */
export type IndexDatabase = {
  readonly readState: () => Promise<IndexRebuildState>
  /** Runs statements as one transaction and returns the number of rows that the last one changed. */
  readonly run: (statements: readonly string[]) => Promise<number>
}

const IndexStateSchema = v.object({
  generation: v.nullable(v.number()),
  version: v.nullable(v.string()),
  generationsWithTables: v.string(),
})

/** A database of a binding. */
export const bindingDatabase = (db: D1Database): IndexDatabase => ({
  readState: async () => v.parse(IndexStateSchema, await db.prepare(READ_INDEX_STATE).first()),
  async run(statements) {
    const results = await db.batch(statements.map((sql) => db.prepare(sql)))
    return results.at(-1)?.meta.changes ?? 0
  },
})

const QueryResponse = v.array(
  v.object({
    results: v.optional(v.array(v.unknown()), []),
    meta: v.optional(v.object({ changes: v.optional(v.number(), 0) }), {}),
  }),
)

/**
 * A deployed database through Cloudflare's HTTP API: statements sent together are one batch
 * (developers.cloudflare.com/api, D1, query).
 * @param database its id
 */
export function remoteDatabase(api: Pick<CloudflareApi, 'request'>, database: string): IndexDatabase {
  const query = async (sql: string) =>
    v.parse(QueryResponse, await api.request<unknown>(`/d1/database/${database}/query`, 'POST', { sql }))
  return {
    readState: async () => v.parse(IndexStateSchema, (await query(READ_INDEX_STATE)).at(-1)?.results[0]),
    run: async (statements) => (await query(statements.join(';\n'))).at(-1)?.meta.changes ?? 0,
  }
}
