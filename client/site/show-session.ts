import type { showAvatar } from '#client/images/show-avatar.ts'
import type { ClientSessionStore } from '#client/kit/client-session-store.ts'

const LOGIN_PATH = '/api/auth/login'

function setText(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text
}

/** Shows or hides everything marked `data-session="in"` or `"out"`; a loading session counts as signed out. */
export function showSession(
  store: ClientSessionStore,
  load: () => Promise<{ readonly showAvatar: typeof showAvatar }>,
): void {
  const { user } = store.read()
  for (const element of document.querySelectorAll<HTMLElement>('[data-session]')) {
    element.hidden = (element.dataset['session'] === 'in') !== (user !== null)
  }
  const name = user?.nickname ?? ''
  setText('[data-session-name]', name)
  setText('[data-session-initial]', [...name][0]?.toUpperCase() ?? '')
  const picture = user?.picture ?? null
  if (picture !== null) void load().then(({ showAvatar }) => showAvatar(picture))
}

/**
 * Sets the return path of sign-in links, which have the language of the page, to the current page, including the query
 * and the fragment at the time of the click.
 */
export function setSignInReturnPath(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href$="${LOGIN_PATH}"]`)]
  const update = (): void => {
    const here = encodeURIComponent(location.pathname + location.search + location.hash)
    for (const link of links) link.href = `${link.pathname}?returnTo=${here}`
  }
  update()
  for (const link of links) link.addEventListener('pointerdown', update)
  window.addEventListener('hashchange', update)
}
