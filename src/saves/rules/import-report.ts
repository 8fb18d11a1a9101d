import type { SkippedEntry } from '#src/saves/import/imported-list.ts'
import type { SaveTarget } from './save-target.ts'

/** An entry of a file that matches a page of the guide. */
export type MatchedEntry = {
  readonly target: SaveTarget
  /** The name in the guide. */
  readonly name: string
  /** The name in the file. */
  readonly nameInFile: string
  readonly note: string
}

/** An entry without a match, with the nearest place of the guide if there is one. */
export type UnmatchedEntry = {
  readonly name: string
  readonly nearbyPlace: { readonly name: string; readonly path: string } | null
  readonly note: string
  readonly at: { readonly latitude: number; readonly longitude: number } | null
  readonly link: string | null
}

/** The result of an import: each page once, in the order of the file. */
export type ImportReport = {
  readonly matched: readonly MatchedEntry[]
  readonly unmatched: readonly UnmatchedEntry[]
  /** Number of entries that match a page that another entry has matched. */
  readonly duplicates: number
  /** What could not be read of the file, or only in part. */
  readonly skipped: readonly SkippedEntry[]
}
