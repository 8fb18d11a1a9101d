import type { Statement } from '#src/platform/database.ts'

/** The account whose saves are accessed, with the database. */
export type SavesContext = {
  readonly db: D1Database
  /** Hash of issuer and subject, as in sessions. */
  readonly owner: string
  readonly nowS: number
  /** The name that the main list gets when it is created. */
  readonly mainListName: string
  /** A statement that verifies the session in the same transaction; none for a streamed page, which verifies it apart. */
  readonly guard?: Statement
  /** The key of the change: a transaction is aborted where the account has applied it before. */
  readonly changeKey?: string
}
