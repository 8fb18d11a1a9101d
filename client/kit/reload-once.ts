/** What browsers say when a module that a page names is not there. */
const IMPORT_FAILED = /module script failed|dynamically imported module/i
/** Firefox and Chromium say which; WebKit does not. */
const NAMED = /https?:\S+\.js/
const MARK = 'fernway.reloaded'

/**
 * Whether the site has the module no more. Of one that is not named it is asked for the script that names all others, and
 * has a new address with each of theirs.
 */
async function isGone(message: string): Promise<boolean> {
  const address = NAMED.exec(message)?.[0] ?? import.meta.url
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

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
 * fails again it stays as it is, for it works without script. One that the site still has failed for another reason: Firefox
 * ends what a page asks for when somebody follows a link, and a page that loaded anew then would hold the visitor back.
 */
export function reloadOnceWhenChunksAreGone(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof TypeError && IMPORT_FAILED.test(reason.message))) return
    void isGone(reason.message).then((gone) => {
      if (gone && isFirstTime()) location.reload()
    })
  })
}
