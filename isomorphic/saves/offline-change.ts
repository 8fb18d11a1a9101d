/** Accepts changes made offline, in order. */
export const CHANGES_API = '/api/saves/changes'
/** Changes per request. */
export const MAX_CHANGES_PER_REQUEST = 50
/** Bytes of the changes of a request, with a margin below the 64,000 that earlier versions of the site read. */
export const MAX_BATCH_BYTES = 48_000
/** A longer note is compared by its checksum, so that one change always fits in a request. */
export const MAX_BASE_LENGTH = 500

/** One change of saves made offline. */
export type OfflineChange = {
  /** Idempotency key. */
  readonly key: string
  /** The list that was changed; null for a save button. */
  readonly list: string | null
  /**
   * The fields of a form of the Saves page: `do`, `path`, `note` …; a save button sends `save`, to the list used last, or
   * `unsave`.
   */
  readonly fields: Readonly<Record<string, string>>
  /** The note before the change or removal, to detect a concurrent change by another device; null when unknown. */
  readonly base: string | null
  /** `checksumOf` the note before the change, where that is longer than `MAX_BASE_LENGTH`; `base` is null then. */
  readonly baseChecksum?: string | undefined
}

/** Why a change was refused, in order of the messages that explain them. */
export const REFUSAL_REASONS = [
  /** The site does not understand the change: a field is missing, or not one that the site knows. */
  'invalid_change',
  'invalid_name',
  'note_too_long',
  /** Another device wrote a note in the meantime, and both together are longer than a note can be. */
  'note_conflict',
  'list_full',
  'too_many_lists',
  /** The account has no room for more pages or text. */
  'account_full',
  /** The list was deleted, and cannot be restored. */
  'unknown_list',
  /** The page was removed from the list. */
  'unknown_item',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** A list that a save button's page is on after `save`, or that it was removed from by `unsave`. */
export type NamedList = { readonly id: string; readonly name: string }

/**
 * What happened to each change: `settled` were processed, of which `refused` were rejected for `reasons`. A change that
 * is in neither list has no usable key.
 */
export type ChangesResponse = {
  readonly settled: readonly string[]
  readonly refused: readonly string[]
  /** By key. Earlier versions of the site send none. */
  readonly reasons?: Readonly<Record<string, RefusalReason>>
  /** By key of a save button's change. Earlier versions of the site send none. */
  readonly lists?: Readonly<Record<string, readonly NamedList[]>>
}
