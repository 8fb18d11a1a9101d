/** Accepts changes made offline, in order. */
export const CHANGES_API = '/api/saves/changes'
/** Changes per request. */
export const MAX_CHANGES_PER_REQUEST = 50

/** One change of saves made offline. */
export type OfflineChange = {
  /** Idempotency key. */
  readonly key: string
  /** The list that was changed; null for a save button. */
  readonly list: string | null
  /** The fields of a form of the Saves page: `do`, `path`, `note` …; a save button sends `save` or `unsave`. */
  readonly fields: Readonly<Record<string, string>>
  /** The note before the change or removal, to detect a concurrent change by another device. */
  readonly base: string | null
}

/** Keys of changes that are done: `settled` were processed, of which `refused` were rejected. */
export type ChangesResponse = { readonly settled: readonly string[]; readonly refused: readonly string[] }
