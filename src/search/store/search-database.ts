import { UnavailableError } from '#src/platform/app-error.ts'
import { searchTables } from '#src/search/rules/search-tables.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import { type IndexState, parseState } from './search-rows.ts'

const STATE = 'SELECT generation, weighty_until, facets FROM search_index WHERE id = 1'

/** The current search index. */
export type SearchDatabase = {
  /**
   * Runs statements in one batch.
   * @returns the rows of each statement
   * @throws {UnavailableError} when no index was built yet; errors of D1
   */
  readonly query: (build: (index: OpenIndex) => readonly SqlQuery[]) => Promise<readonly unknown[]>
}

const toOpenIndex = (state: IndexState): OpenIndex => ({
  ...searchTables(state.generation),
  generation: state.generation,
  weightyUntil: state.weighty_until,
  facets: state.facets,
})

/** Caches which index is current, to avoid a round trip per search. */
export type IndexCache = {
  readonly read: () => Promise<OpenIndex | null>
  readonly write: (index: OpenIndex) => void
}

/** Creates a cache in the memory of the isolate. */
export function createIndexCache(): IndexCache {
  let cached: OpenIndex | null = null
  return {
    read: async () => cached,
    write: (index) => {
      cached = index
    },
  }
}

async function readIndex(db: D1DatabaseSession): Promise<OpenIndex> {
  const state = parseState((await db.prepare(STATE).all())?.results)
  if (state === null) throw new UnavailableError('search index (never filled)')
  return toOpenIndex(state)
}

/**
 * Opens the index. Results are consistent: the statements and the check of the current index run in one transaction,
 * and all are repeated once when another index has become current.
 */
export function openSearchDatabase(database: D1Database, cache: IndexCache): SearchDatabase {
  // The nearest replica is sufficient: only deployments write, and results state the generation of their index.
  const db = database.withSession('first-unconstrained')
  async function queryIndex(
    index: OpenIndex,
    queries: readonly SqlQuery[],
  ): Promise<readonly unknown[] | null> {
    const [state, ...resultSets] = await db.batch([
      db.prepare(STATE),
      ...queries.map(({ sql, values }) => db.prepare(sql).bind(...values)),
    ])
    const isCurrent = parseState(state?.results)?.generation === index.generation
    return isCurrent ? resultSets.map(({ results }) => results) : null
  }
  return {
    async query(build) {
      const cached = await cache.read()
      // The tables of an index that was replaced twice have been dropped, which is an error of the database.
      const first = cached && (await queryIndex(cached, build(cached)).catch(() => null))
      if (first !== null) return first
      const index = await readIndex(db)
      cache.write(index)
      const second = await queryIndex(index, build(index))
      if (second === null) throw new UnavailableError('search index (changing)')
      return second
    },
  }
}
