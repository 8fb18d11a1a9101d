import { DAY_S } from '#src/platform/durations.ts'

/** Maximum number of lists per account. */
export const MAX_LISTS = 30
/** Maximum number of stored lists per account, including lists removed within `REMOVED_RETENTION_S`. */
export const MAX_LIST_ROWS = 90
/** Removed lists and items are deleted after this time. */
export const REMOVED_RETENTION_S = DAY_S
/** Random bytes of a list ID, which is written in hexadecimal. */
export const LIST_ID_BYTES = 8
