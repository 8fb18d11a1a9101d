/** One line under the search field: a page to go to at once. */
export type Suggestion = {
  readonly title: string
  readonly path: string
  /** What it is and where, for example `City in Japan`. */
  readonly caption: string
  /** The name that was looked for where the title does not hold it: another name, or what lies there. Null when it does. */
  readonly match: string | null
  /** Root-relative address of its picture, or null. */
  readonly picture: string | null
}

/** Answer of `GET /api/suggest?q=`. It does not repeat the query, because one answer serves every spelling of it. */
export type SuggestResponse = { readonly suggestions: readonly Suggestion[] }
