const STORAGE_KEY = 'fernway.last-page'
/** Public pages; other paths are not stored. */
const PUBLIC_PAGE = /^(?:\/[a-z]{2})?\/(?:destinations|articles)\/[a-z0-9/-]+$/

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

function readStoredPath(): string | null {
  try {
    const path = localStorage.getItem(STORAGE_KEY)
    return path !== null && PUBLIC_PAGE.test(path) ? path : null
  } catch {
    return null
  }
}

/** In the installed app, stores the path of the guide or story that is open. In a browser window it stores nothing. */
export function saveLastPage(): void {
  if (!isStandalone() || !PUBLIC_PAGE.test(location.pathname)) return
  try {
    localStorage.setItem(STORAGE_KEY, location.pathname)
  } catch {
    // Without storage the app opens the offline guides.
  }
}

/**
 * Returns the page that was read last when the installed app has just been opened (`start_url` of the manifest); null
 * for any other visit.
 */
export function readLastPage(search: string): string | null {
  return new URLSearchParams(search).get('from') === 'home-screen' && isStandalone() ? readStoredPath() : null
}
