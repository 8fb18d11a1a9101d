/** An error for an editor to fix. */
export type ContentError = {
  /** Path from the project root, for example `content/destinations/africa/benin.md`. */
  readonly file: string
  /** Line in the file, from 1. */
  readonly line: number
  readonly problem: string
  readonly expected: string
  /** Words without punctuation that the error is about, where its line has yet to be found (`locate-errors.ts`). */
  readonly passage?: string
}

export type ReportError = (error: ContentError) => void

/** A position in a file at which errors are reported. */
export type SourceLine = { readonly file: string; readonly line: number }

/** Formats an error as `file:line: problem; expected …` (S3.13). */
export function formatContentError({ file, line, problem, expected }: ContentError): string {
  return `${file}:${line}: ${problem}; expected ${expected}`
}

function compareErrors(one: ContentError, other: ContentError): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line
}

/** Formats errors in the order of their files and lines. */
export const formatContentErrors = (errors: readonly ContentError[]): readonly string[] =>
  errors.toSorted(compareErrors).map(formatContentError)

/** Collects every error of a run, so that an editor sees all of them at once. */
export function createContentErrors(): {
  readonly report: ReportError
  readonly list: () => readonly ContentError[]
} {
  const errors: ContentError[] = []
  return {
    report: (error) => {
      errors.push(error)
    },
    list: () => errors.toSorted(compareErrors),
  }
}
