import type { SaveTarget } from './save-target.ts'

/** An entry of a file that is in the guide. */
export type MatchedEntry = {
  readonly target: SaveTarget
  /** What the guide calls it. */
  readonly name: string
  /** What the file calls it. */
  readonly nameInFile: string
  readonly note: string
}

/** One that is not, and the page of the place around it where there is one. */
export type UnmatchedEntry = {
  readonly name: string
  readonly nearbyPlace: { readonly name: string; readonly path: string } | null
}

/** What came of a file: each page once, in its order. */
export type ImportReport = {
  readonly matched: readonly MatchedEntry[]
  readonly unmatched: readonly UnmatchedEntry[]
  /** Entries that mean a page that another entry meant before. */
  readonly duplicates: number
}
