import { SEARCH_EVENT, type SearchEventDetail } from './search-event.ts'

/** Dispatches the search event that the measurement code listens to, just before the page is left. */
export function dispatchSearchEvent(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, { detail }))
}
