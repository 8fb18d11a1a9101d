/** A chapter of docs/operations.md, compiled with the content (tools/compile/runbooks). */
export type Runbook = {
  /** Anchor on the page, equal to GitHub's. */
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  readonly html: string
}
