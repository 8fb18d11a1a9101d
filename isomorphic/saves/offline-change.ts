/** Takes changes that were made without a network, in their order. */
export const CHANGES_API = '/api/saves/changes'
/** Changes that are sent at once. */
export const MAX_CHANGES_PER_REQUEST = 50

/** One change of saves that waits for a network. */
export type OfflineChange = {
  /** By which the account knows that it has it already. */
  readonly key: string
  /** The list that was changed; null for what a save button does. */
  readonly list: string | null
  /** As a form of the Saves page sends it: `do`, `path`, `note` …; a save button sends `save` or `unsave`. */
  readonly fields: Readonly<Record<string, string>>
  /** The note that stood there when it was changed or removed, by which it is seen that another device changed it too. */
  readonly base: string | null
}

/** Keys of those that are the account's business no more: done, or never to be done. */
export type ChangesResponse = { readonly settled: readonly string[]; readonly refused: readonly string[] }
