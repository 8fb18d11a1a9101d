import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { DAY_S, HOUR_S } from '#src/platform/durations.ts'

/** Maximum number of lists per account. */
export const MAX_LISTS = 30
/** Maximum number of stored lists per account, including lists removed within `REMOVED_RETENTION_S`. */
export const MAX_LIST_ROWS = 90
/** Removed lists and items are deleted after this time. */
export const REMOVED_RETENTION_S = DAY_S
/** How long a removal can be undone. */
export const UNDO_WINDOW_S = HOUR_S
/** Maximum number of stored items per list, including items removed within `REMOVED_RETENTION_S`. */
export const MAX_ITEM_ROWS = 3 * MAX_LIST_ITEMS
/** Random bytes of a list ID, which is written in hexadecimal. */
export const LIST_ID_BYTES = 8
/** Maximum number of changes of an account's saves per day (UTC); each page of an import is one. */
export const MAX_CHANGES_PER_DAY = 3000
/**
 * Maximum bytes of an account's stored items, removed ones included: thirty full lists with a note of 500 Latin letters
 * on every page.
 */
export const MAX_ACCOUNT_BYTES = 5_000_000
/** What an item counts besides its note: its path, its keys and its row. */
export const ITEM_BYTES = 200

const encoder = new TextEncoder()
/** What an item with this note counts towards `MAX_ACCOUNT_BYTES`. */
export const bytesOfItem = (note: string): number => ITEM_BYTES + encoder.encode(note).length
