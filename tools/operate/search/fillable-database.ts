import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { CloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { type IndexStanding, STANDING } from './plan-filling.ts'

/** What filling an index asks of a database, however it is reached. */
export type FillableDatabase = {
  readonly readStanding: () => Promise<IndexStanding>
  /** Runs statements as one transaction and gives how many rows the last one changed. */
  readonly run: (statements: readonly string[]) => Promise<number>
}

const Standing = v.object({
  generation: v.nullable(v.number()),
  version: v.nullable(v.string()),
  standing: v.string(),
})

/** A database that is bound. */
export const boundDatabase = (db: D1Database): FillableDatabase => ({
  readStanding: async () => v.parse(Standing, await db.prepare(STANDING).first()),
  async run(statements) {
    const results = await db.batch(statements.map((sql) => db.prepare(sql)))
    return results.at(-1)?.meta.changes ?? 0
  },
})

const Answers = v.array(
  v.object({
    results: v.optional(v.array(v.unknown()), []),
    meta: v.optional(v.object({ changes: v.optional(v.number(), 0) }), {}),
  }),
)

/**
 * A deployed database, by Cloudflare's HTTP API: statements sent together are one batch
 * (developers.cloudflare.com/api, D1, query).
 * @param database its id
 */
export function remoteDatabase({ ask }: Pick<CloudflareApi, 'ask'>, database: string): FillableDatabase {
  const query = async (sql: string) =>
    v.parse(Answers, await ask<unknown>(`/d1/database/${database}/query`, 'POST', { sql }))
  return {
    readStanding: async () => v.parse(Standing, (await query(STANDING)).at(-1)?.results[0]),
    run: async (statements) => (await query(statements.join(';\n'))).at(-1)?.meta.changes ?? 0,
  }
}
