import { SEARCH_EVENT, type SearchEventDetail } from './search-event.ts'

/** Tells whoever measures that somebody searches, just before the page is left. */
export function dispatchSearchEvent(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, { detail }))
}
