import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { EventTracker } from './event-tracker.ts'

/** Campaign of the newsletter link; the name is the same for all subscribers. */
const CAMPAIGN = /[?&]from=(letter-[a-z0-9-]{1,90})(?:&|$)/

/** Titles of private pages may contain texts by visitors and are omitted. */
function reportPage({ command }: EventTracker): void {
  const campaign = CAMPAIGN.exec(location.search)?.[1]
  const title = privatePagePrefixOf(location.pathname) === null ? { title: document.title } : {}
  command('pageView', campaign === undefined ? title : { ...title, letter: campaign })
}

/** Reports query and result count of the search page; nothing while the search fails, or on further pages. */
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
 * Reports a page view at the start, on each return from the back/forward cache, and when the path changes without a
 * page load. A search is reported when its results are first shown.
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
