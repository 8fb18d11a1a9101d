/** One item of a list as a file names it. */
export type ListFileItem = {
  readonly kind: string
  readonly path: string
  readonly note: string
  /** What the guide says of it; null when the page has left the guide. */
  readonly page: {
    readonly name: string
    /** One sentence; empty where the guide has none. */
    readonly text: string
    /** Degrees; null for a story, and where the position is not known. */
    readonly at: { readonly latitude: number; readonly longitude: number } | null
  } | null
}
