import { UnavailableError } from '#src/platform/app-error.ts'
import { searchTables } from '#src/search/rules/search-tables.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import { type IndexState, parseState } from './search-rows.ts'

const STATE = 'SELECT generation, weighty_until, facets FROM search_index WHERE id = 1'

/** Asks the index that is in use. */
export type SearchDatabase = {
  /**
   * Runs some statements at once.
   * @returns the rows of each
   * @throws {UnavailableError} when no index was filled yet; whatever D1 throws
   */
  readonly query: (build: (index: OpenIndex) => readonly SqlQuery[]) => Promise<readonly unknown[]>
}

const toOpenIndex = (state: IndexState): OpenIndex => ({
  ...searchTables(state.generation),
  generation: state.generation,
  weightyUntil: state.weighty_until,
  facets: state.facets,
})

/** Remembers which index is in use, so that a search needs no trip to learn it. */
export type IndexCache = {
  readonly read: () => Promise<OpenIndex | null>
  readonly write: (index: OpenIndex) => void
}

/** The memory of one isolate. */
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
 * Every answer comes from one whole index: the statements and the look at which index is in use are one transaction, and
 * when another index has taken over in the meantime, all is asked again of that one.
 */
export function openSearchDatabase(database: D1Database, cache: IndexCache): SearchDatabase {
  // The nearest copy will do: nobody writes here but a deployment, and what is read says which index it is of.
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
      // The tables of an index that was replaced twice are gone, which is an error of the database.
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
