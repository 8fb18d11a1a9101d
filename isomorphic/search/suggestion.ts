/** One suggestion of a search field: a page to open directly. */
export type Suggestion = {
  readonly title: string
  readonly path: string
  /** Kind and location, for example `City in Japan`. */
  readonly caption: string
  /** The name that matched when the title did not: another name, or a landmark. Null when the title matched. */
  readonly match: string | null
  /** Root-relative address of its image, or null. */
  readonly picture: string | null
}

/**
 * Response body of `GET /api/suggest?q=`. It does not repeat the query, because one cached response serves all
 * spellings of it.
 */
export type SuggestResponse = { readonly suggestions: readonly Suggestion[] }
