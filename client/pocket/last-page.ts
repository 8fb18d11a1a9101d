const KEY = 'fernway.last-page'
/** Pages that anybody may see; of others nothing is written down. */
const PUBLIC = /^\/(?:destinations|articles)\/[a-z0-9/-]+$/

const isApp = (): boolean => matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

function stored(): string | null {
  try {
    const path = localStorage.getItem(KEY)
    return path !== null && PUBLIC.test(path) ? path : null
  } catch {
    return null
  }
}

/** In the app, notes which guide or story is being read. Nothing is noted in a window of the browser. */
export function noteLastPage(): void {
  if (!isApp() || !PUBLIC.test(location.pathname)) return
  try {
    localStorage.setItem(KEY, location.pathname)
  } catch {
    // A browser that keeps nothing begins at the pocket.
  }
}

/** The page that was read last, for an app that was just opened (`start_url` of the manifest); null for any other visit. */
export function pageLeftOff(search: string): string | null {
  return new URLSearchParams(search).get('from') === 'home-screen' && isApp() ? stored() : null
}
