import type { UnreadableReason } from '#src/saves/import/imported-list.ts'

/** Why nothing of a file was imported; each has a sentence (words/import-words.ts). */
export type ImportProblem =
  | UnreadableReason
  | 'no_file'
  | 'empty'
  | 'too_large'
  /** A trip that a later version of the site has written. */
  | 'newer_version'
  /** It could be read, and has nothing for a trip. */
  | 'nothing'
  | 'too_fast'

/** Bytes of an imported file. */
export const MAX_IMPORT_BYTES = 1_000_000
/** Overhead of the multipart encoding and of the other fields. */
export const MULTIPART_OVERHEAD_BYTES = 4000
