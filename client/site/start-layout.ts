import { addLightDismiss } from '#client/kit/add-light-dismiss.ts'
import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { markLayoutLoaded } from '#client/kit/layout-loaded.ts'
import { carryQuery } from './carry-query.ts'
import { removeExpiredAlert, startAlertDismissal } from './dismiss-alert.ts'
import { createLayoutStore, type LayoutState } from './layout-store.ts'

/** Uses a new store each time: a page restored from the back/forward cache needs current data. */
const loadLayout = (): Promise<LayoutState> => createLayoutStore((input, init) => fetch(input, init)).load()

/** A page of an account must not stay visible after sign-out: the server decides what to show. */
async function reloadWhenSignedOut(session: ClientSessionStore): Promise<void> {
  await session.checkSession()
  const { user, error } = session.read()
  if (user === null && error === null && /^\/(?:[a-z]{2}\/)?profile\//.test(location.pathname))
    location.reload()
}

/**
 * Fetches the layout (S7.3), whose response also sets the cookie for Global Privacy Control. A page restored from the
 * back/forward cache fetches the session and the layout again.
 */
export async function startLayout(session: ClientSessionStore): Promise<void> {
  const menu = document.querySelector<HTMLDetailsElement>('.language-menu')
  if (menu !== null) {
    addLightDismiss(menu)
    menu.addEventListener('toggle', () => carryQuery(menu.querySelectorAll('a')))
    // Most visitors read the page in their first language: they load no script for the offer.
    if (!navigator.language.startsWith(document.documentElement.lang))
      void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage())
  }
  startAlertDismissal()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    void reloadWhenSignedOut(session)
    void loadLayout().then(({ data }) => data && removeExpiredAlert(data))
  })
  const { data } = await loadLayout()
  if (data !== null) markLayoutLoaded()
}
