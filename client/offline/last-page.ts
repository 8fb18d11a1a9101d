const STORAGE_KEY = 'fernway.last-page'
/** Public pages; other paths are not stored. */
const PUBLIC_PAGE = /^(?:\/[a-z]{2})?\/(?:destinations|articles)\/[a-z0-9/-]+$/

function readStoredPath(): string | null {
  try {
    const path = localStorage.getItem(STORAGE_KEY)
    return path !== null && PUBLIC_PAGE.test(path) ? path : null
  } catch {
    return null
  }
}

function storePath(path: string): void {
  if (!PUBLIC_PAGE.test(path)) return
  try {
    localStorage.setItem(STORAGE_KEY, path)
  } catch {
    // Without storage the app opens the offline guides.
  }
}

/**
 * In the installed app: stores the path of the guide or story that is open, and goes to the one that was read last when
 * the app has just been opened (`start_url` of the manifest). A browser window never loads this.
 */
export function openLastPage(): void {
  storePath(location.pathname)
  if (new URLSearchParams(location.search).get('from') !== 'home-screen') return
  const path = readStoredPath()
  if (path !== null) location.replace(path)
}
