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
  readonly ask: (build: (index: OpenIndex) => readonly SqlQuery[]) => Promise<readonly unknown[]>
}

const open = (state: IndexState): OpenIndex => ({
  ...searchTables(state.generation),
  generation: state.generation,
  weightyUntil: state.weighty_until,
  facets: state.facets,
})

/** Remembers which index is in use, so that a search needs no trip to learn it. */
export type IndexMemory = {
  readonly read: () => Promise<OpenIndex | null>
  readonly write: (index: OpenIndex) => void
}

/** The memory of one isolate. */
export function createIndexMemory(): IndexMemory {
  let kept: OpenIndex | null = null
  return {
    read: async () => kept,
    write: (index) => {
      kept = index
    },
  }
}

async function readIndex(db: D1DatabaseSession): Promise<OpenIndex> {
  const state = parseState((await db.prepare(STATE).all())?.results)
  if (state === null) throw new UnavailableError('search index (never filled)')
  return open(state)
}

/**
 * Every answer comes from one whole index: the statements and the look at which index is in use are one transaction, and
 * when another index has taken over in the meantime, all is asked again of that one.
 */
export function openSearchDatabase(database: D1Database, memory: IndexMemory): SearchDatabase {
  // The nearest copy will do: nobody writes here but a deployment, and what is read says which index it is of.
  const db = database.withSession('first-unconstrained')
  async function tryIndex(
    index: OpenIndex,
    queries: readonly SqlQuery[],
  ): Promise<readonly unknown[] | null> {
    const [state, ...answers] = await db.batch([
      db.prepare(STATE),
      ...queries.map(({ sql, values }) => db.prepare(sql).bind(...values)),
    ])
    const isCurrent = parseState(state?.results)?.generation === index.generation
    return isCurrent ? answers.map(({ results }) => results) : null
  }
  return {
    async ask(build) {
      const remembered = await memory.read()
      // The tables of an index that was replaced twice are gone, which is an error of the database.
      const first = remembered && (await tryIndex(remembered, build(remembered)).catch(() => null))
      if (first !== null) return first
      const index = await readIndex(db)
      memory.write(index)
      const second = await tryIndex(index, build(index))
      if (second === null) throw new UnavailableError('search index (changing)')
      return second
    },
  }
}
