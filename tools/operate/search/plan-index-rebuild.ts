import type { SearchDocument } from '#src/search/search-types.ts'
import type { IndexPlan } from './index-statements.ts'

export type CompiledDocuments = {
  readonly documents: readonly SearchDocument[]
  /** Equal for equal documents and index format. */
  readonly version: string
}

/** The indexes of a database: the current one, if any, and the generations that have tables, as JSON. */
export type IndexRebuildState = {
  readonly generation: number | null
  readonly version: string | null
  readonly generationsWithTables: string
}

const FIRST_TABLE = 'search_documents_'

/** Selects an `IndexRebuildState`; always returns one row. */
export const READ_INDEX_STATE = `SELECT (SELECT generation FROM search_index) AS generation, (SELECT version FROM search_index) AS version, (SELECT json_group_array(CAST(substr(name, ${FIRST_TABLE.length + 1}) AS INTEGER)) FROM sqlite_master WHERE type = 'table' AND name GLOB '${FIRST_TABLE}[0-9]*') AS generationsWithTables`

/**
 * Plans a rebuild; null when the current index has the same documents. The new generation is higher than every one that
 * has tables, so that it shares none with an interrupted or concurrent rebuild.
 * @param isForced rebuilds regardless of the documents
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
