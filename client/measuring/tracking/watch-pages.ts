import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { EventTracker } from './event-tracker.ts'

/** The letter whose link led here; its name is the same for all of its readers. */
const CAMPAIGN = /[?&]from=(letter-[a-z0-9-]{1,90})(?:&|$)/

/** Titles of a visitor's own pages are what they wrote themselves. */
function reportPage({ command }: EventTracker): void {
  const campaign = CAMPAIGN.exec(location.search)?.[1]
  const title = privatePagePrefixOf(location.pathname) === null ? { title: document.title } : {}
  command('pageView', campaign === undefined ? title : { ...title, letter: campaign })
}

/** What the search page says it looked for and found; nothing while the search does not answer, or on further pages. */
function reportSearch({ beam }: EventTracker): void {
  const status = document.querySelector<HTMLElement>('[data-search-total]')
  const { searchQuery = '', searchTotal } = status?.dataset ?? {}
  if (searchQuery === '' || /[?&]page=/.test(location.search)) return
  const resultCount = Number(searchTotal)
  beam('Searched', {
    searchTerm: searchQuery,
    resultCount,
    actionOutcome: resultCount > 0 ? 'found' : 'nothing found',
  })
}

/**
 * A page view now, for each time that the visitor comes back to this page by the browser's own memory, and when the path
 * changes in place. A search counts when its results are first shown.
 */
export function watchPages(tracker: EventTracker, signal: AbortSignal): void {
  let path = location.pathname
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  reportPage(tracker)
  reportSearch(tracker)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) reportPage(tracker)
    },
    { signal },
  )
  navigation?.addEventListener(
    'currententrychange',
    () => {
      if (location.pathname === path) return
      path = location.pathname
      reportPage(tracker)
    },
    { signal },
  )
}
