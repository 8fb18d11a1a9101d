import type { SkippedReason } from '#isomorphic/trips/files/read-trip-json.ts'
import type { SkipReason } from '#src/saves/import/imported-list.ts'

/** A part of a file that is not in the trip, or not completely. */
export type SkippedLine = {
  /** Empty for a part without a name. */
  readonly name: string
  /** Its number in the file; null where parts have none. */
  readonly number: number | null
  readonly reason: SkipReason | SkippedReason | 'story'
}

/** What was read of a file or a list. */
export type ImportedTrip = {
  /** Name of the format; null for a list of the site. */
  readonly format: string | null
  readonly name: string
  /** A trip as `formatTripJson` writes it; not validated yet. */
  readonly file: unknown
  readonly skipped: readonly SkippedLine[]
  /** Entries that repeat another one. */
  readonly duplicates: number
}
