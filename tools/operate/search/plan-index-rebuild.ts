import type { SearchDocument } from '#src/search/search-types.ts'
import type { IndexPlan } from './index-statements.ts'

export type CompiledDocuments = {
  readonly documents: readonly SearchDocument[]
  /** The same for the same documents in the same kind of index. */
  readonly version: string
}

/** What a database says of its indexes: the one in use, if any, and which have tables, as JSON. */
export type IndexRebuildState = {
  readonly generation: number | null
  readonly version: string | null
  readonly generationsWithTables: string
}

const FIRST_TABLE = 'search_documents_'

/** Asks for an `IndexStanding`; there is always one row. */
export const READ_INDEX_STATE = `SELECT (SELECT generation FROM search_index) AS generation, (SELECT version FROM search_index) AS version, (SELECT json_group_array(CAST(substr(name, ${FIRST_TABLE.length + 1}) AS INTEGER)) FROM sqlite_master WHERE type = 'table' AND name GLOB '${FIRST_TABLE}[0-9]*') AS generationsWithTables`

/**
 * What is to be filled, or null when the index in use is of the same documents. Its generation is after every one that has
 * tables, so that it shares none with a filling that was broken off or goes on at the same time.
 * @param isForced fills even then
 */
export function planIndexRebuild(
  index: IndexRebuildState,
  version: string,
  isForced: boolean,
): IndexPlan | null {
  if (index.version === version && !isForced) return null
  const generations = JSON.parse(index.generationsWithTables) as readonly number[]
  return {
    generation: Math.max(0, index.generation ?? 0, ...generations) + 1,
    version,
    stale: generations.filter((generation) => generation !== index.generation),
  }
}
