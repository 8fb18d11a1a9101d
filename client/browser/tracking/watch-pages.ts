import type { EventTracker } from './event-tracker.ts'

/** How much the search page says it found. */
const countResults = (): number =>
  Number(document.querySelector<HTMLElement>('[data-search-total]')?.dataset['searchTotal'] ?? 0)

function reportPage({ beam, command }: EventTracker): void {
  command('pageView', { title: document.title })
  if (location.pathname !== '/search') return
  const searchTerm = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (searchTerm === '') return
  const resultCount = countResults()
  beam('Searched', { searchTerm, resultCount, actionOutcome: resultCount > 0 ? 'found' : 'nothing found' })
}

/** A page view now, and for each time that the visitor comes back to this page by the browser's own memory. */
export function watchPages(tracker: EventTracker, signal: AbortSignal): void {
  reportPage(tracker)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) reportPage(tracker)
    },
    { signal },
  )
}
