import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
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

const Answer = v.object({
  result: v.array(
    v.object({
      results: v.optional(v.array(v.unknown()), []),
      meta: v.object({ changes: v.optional(v.number(), 0) }),
    }),
  ),
})
const Refusal = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) })

const BASE = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 60_000

export type RemoteAccess = {
  readonly account: string
  /** An API token that may edit D1. */
  readonly token: string
  /** Id of the database. */
  readonly database: string
  /** Where the API is; another place only in tests. */
  readonly base?: string
}

function toError(status: number, text: string): Error {
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusal), text)
  const told = refusal.success ? refusal.output.errors[0].message : 'nothing to say'
  return new Error(`Cloudflare answers ${status}: ${told}`)
}

/**
 * A deployed database, by Cloudflare's HTTP API: statements sent together are one batch
 * (developers.cloudflare.com/api, D1, query).
 */
export function remoteDatabase({ account, token, database, base = BASE }: RemoteAccess): FillableDatabase {
  async function ask(sql: string) {
    const response = await fetch(`${base}/accounts/${account}/d1/database/${database}/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sql }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) throw toError(response.status, text)
    return v.parse(v.pipe(v.string(), v.parseJson(), Answer), text).result
  }
  return {
    readStanding: async () => v.parse(Standing, (await ask(STANDING)).at(-1)?.results[0]),
    run: async (statements) => (await ask(statements.join(';\n'))).at(-1)?.meta.changes ?? 0,
  }
}
