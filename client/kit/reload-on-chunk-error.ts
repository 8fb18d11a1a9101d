/** Error messages of browsers for a failed module import. Firefox and Chromium include the URL; WebKit does not. */
const IMPORT_FAILED = /module script failed|dynamically imported module:? ?(\S*)/i
const STORAGE_KEY = 'fernway.reloaded'
/** After this long a navigation in progress has left the page. */
const RELOAD_DELAY_MS = 5000

function recordFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === location.href) return false
    sessionStorage.setItem(STORAGE_KEY, location.href)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page once when a chunk that it references was removed by a deployment (R8.4). If the chunk fails again
 * the page is left as it is, because it works without script. A chunk that failed for another reason also causes a
 * reload, but with a delay: Firefox aborts the requests of a page when a link is followed, and an immediate reload
 * would cancel that navigation.
 */
export function reloadOnChunkError(): void {
  const reload = () => {
    if (navigator.onLine && recordFirstReload()) location.reload()
  }
  addEventListener('unhandledrejection', ({ reason }) => {
    const failed = reason instanceof TypeError && IMPORT_FAILED.exec(reason.message)
    if (!failed) return
    const [, address = ''] = failed
    void fetch(address, { method: 'HEAD' }).then(
      ({ status }) => setTimeout(reload, status === 404 ? 0 : RELOAD_DELAY_MS),
      () => setTimeout(reload, RELOAD_DELAY_MS),
    )
  })
}
