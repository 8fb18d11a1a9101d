/** What browsers say when a module that a page names does not come. Firefox and Chromium say which; WebKit does not. */
const IMPORT_FAILED = /module script failed|dynamically imported module:? ?(\S*)/i
const STORAGE_KEY = 'fernway.reloaded'
/** After this long a page that was being left is gone. */
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
 * A deploy can take away a chunk that an older page still names: the page is fetched anew, once (R8.4). When it
 * fails again it stays as it is, for it works without script. A chunk that failed for another reason has the same cure, but
 * later: Firefox ends what a page asks for when somebody follows a link, and to load anew then would hold the visitor back.
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
