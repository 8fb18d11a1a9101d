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

const SEARCH_STATUS = '[data-search-total]'
/** The search page, in any language. */
const SEARCH_PAGE = /^(?:\/[a-z]{2})?\/search$/

/** Reports query and result count of the search page; nothing on further pages. */
function reportSearch({ beam }: EventTracker, { dataset }: HTMLElement): void {
  const { searchQuery = '', searchTotal } = dataset
  if (searchQuery === '' || /[?&]page=/.test(location.search)) return
  const resultCount = Number(searchTotal)
  beam('Searched', {
    searchTerm: searchQuery,
    resultCount,
    actionOutcome: resultCount > 0 ? 'found' : 'nothing found',
  })
}

/** Reports a search once its results are shown, which a distant database delays; never while the search fails. */
function reportSearchWhenShown(tracker: EventTracker, signal: AbortSignal): void {
  const findStatus = () => document.querySelector<HTMLElement>(SEARCH_STATUS)
  const shown = findStatus()
  if (shown !== null) reportSearch(tracker, shown)
  if (shown !== null || !SEARCH_PAGE.test(location.pathname)) return
  const observer = new MutationObserver(() => {
    const status = findStatus()
    if (status === null) return
    observer.disconnect()
    reportSearch(tracker, status)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Reports a page view at the start, on each return from the back/forward cache, and when the path changes without a
 * page load. A search is reported when its results are first shown.
 */
export function watchPages(tracker: EventTracker, signal: AbortSignal): void {
  let path = location.pathname
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  reportPage(tracker)
  reportSearchWhenShown(tracker, signal)
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
