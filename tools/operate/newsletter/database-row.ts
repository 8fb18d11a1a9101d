export type DatabaseRow = Readonly<Record<string, string | number | null>>
/** Runs statements in order and returns the rows of the last. */
export type NewsletterDatabase = (statements: readonly string[]) => Promise<readonly DatabaseRow[]>
