/** Name of the event on `document` when a visitor searches from a field; the measurement listens. */
export const SEARCH_EVENT = 'fernway:search'

export type SearchEventDetail = {
  /** As it was typed. */
  readonly query: string
  /** Address of the suggestion that was taken; null when the query itself was sent. */
  readonly path: string | null
  /** Which of the page's fields. */
  readonly field: string
}
