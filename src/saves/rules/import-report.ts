import type { SaveTarget } from './save-target.ts'

/** An entry of a file that is in the guide. */
export type FoundEntry = {
  readonly target: SaveTarget
  /** What the guide calls it. */
  readonly name: string
  /** What the file calls it. */
  readonly called: string
  readonly note: string
}

/** One that is not, and the page of the place around it where there is one. */
export type MissingEntry = {
  readonly name: string
  readonly near: { readonly name: string; readonly path: string } | null
}

/** What came of a file: each page once, in its order. */
export type ImportReport = {
  readonly found: readonly FoundEntry[]
  readonly missing: readonly MissingEntry[]
  /** Entries that mean a page that another entry meant before. */
  readonly twice: number
}
