const STORAGE_KEY = 'fernway.last-page'
/** Pages that anybody may see; of others nothing is written down. */
const PUBLIC_PAGE = /^\/(?:destinations|articles)\/[a-z0-9/-]+$/

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

/** In the app, notes which guide or story is being read. Nothing is noted in a window of the browser. */
export function saveLastPage(): void {
  if (!isStandalone() || !PUBLIC_PAGE.test(location.pathname)) return
  try {
    localStorage.setItem(STORAGE_KEY, location.pathname)
  } catch {
    // A browser that keeps nothing begins at the pocket.
  }
}

/** The page that was read last, for an app that was just opened (`start_url` of the manifest); null for any other visit. */
export function readLastPage(search: string): string | null {
  return new URLSearchParams(search).get('from') === 'home-screen' && isStandalone() ? readStoredPath() : null
}
