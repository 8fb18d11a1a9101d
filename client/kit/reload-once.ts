/** What browsers say when a module that a page names is not there. */
const IMPORT_FAILED = /module script failed|dynamically imported module/i
const MARK = 'fernway.reloaded'

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(MARK) === location.href) return false
    sessionStorage.setItem(MARK, location.href)
    return true
  } catch {
    return false
  }
}

/**
 * A deploy can take away a chunk that an older page still names: the page is fetched anew, once (R8.4). When it
 * fails again it stays as it is, for it works without script.
 */
export function reloadOnceWhenChunksAreGone(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (
      reason instanceof TypeError &&
      IMPORT_FAILED.test(reason.message) &&
      navigator.onLine &&
      isFirstTime()
    )
      location.reload()
  })
}
