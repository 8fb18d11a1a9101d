/** Event on `document` when a visitor searches from a field; the measurement code listens to it. */
export const SEARCH_EVENT = 'fernway:search'

export type SearchEventDetail = {
  /** As typed. */
  readonly query: string
  /** Path of the chosen suggestion; null when the query itself was submitted. */
  readonly path: string | null
  /** ID prefix of the search field. */
  readonly field: string
}
