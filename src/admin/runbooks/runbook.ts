/** A chapter of docs/operations.md, compiled with the content (tools/compile/runbooks). */
export type Runbook = {
  /** Its place on the page, as GitHub calls it too. */
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  readonly html: string
}
