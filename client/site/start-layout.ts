import { addLightDismiss } from '#client/kit/add-light-dismiss.ts'
import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { removeExpiredAlert, startAlertDismissal } from './dismiss-alert.ts'
import { createLayoutStore, type LayoutState } from './layout-store.ts'

/** Asks anew each time: a page that comes back asks for what holds now. */
const loadLayout = (): Promise<LayoutState> => createLayoutStore((input, init) => fetch(input, init)).load()

/** A visitor's own page is not for who signed out since: the site decides what stands there now. */
async function reloadWhenSignedOut(session: ClientSessionStore): Promise<void> {
  await session.checkSession()
  const { user, error } = session.read()
  if (user === null && error === null && /^\/profile\//.test(location.pathname)) location.reload()
}

/**
 * Asks for the layout (S7.3), which also tells scripts of Global Privacy Control. A page that comes back whole, as it was
 * left, asks again who is there and whether its alert still holds; consent is read again by what follows it.
 */
export async function startLayout(session: ClientSessionStore): Promise<void> {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.language-menu')) addLightDismiss(menu)
  startAlertDismissal()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    void reloadWhenSignedOut(session)
    void loadLayout().then(({ data }) => data && removeExpiredAlert(data))
  })
  await loadLayout()
}
