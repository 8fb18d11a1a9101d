import type { SearchDocument } from '#src/catalogue/search-types.ts'
import type { IndexPlan } from './index-statements.ts'

export type CompiledDocuments = {
  readonly documents: readonly SearchDocument[]
  /** The same for the same documents in the same kind of index. */
  readonly version: string
}

/** What a database says of its index: at most one row. */
export type IndexInUse = { readonly generation: number; readonly version: string }

/**
 * What is to be filled, or null when the index in use is of the same documents.
 * @param isForced fills even then
 */
export function planFilling(inUse: IndexInUse | null, version: string, isForced: boolean): IndexPlan | null {
  if (inUse?.version === version && !isForced) return null
  return { generation: (inUse?.generation ?? 0) + 1, version }
}
