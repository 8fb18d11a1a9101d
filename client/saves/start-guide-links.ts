import type { ClientSessionStore } from '#client/kit/client-session-store.ts'

const LINK = 'a[data-keep-guides]'

/** The list of the account that a link belongs to; null for a list of the device. */
async function findList({ dataset: { keepList } }: HTMLElement, session: ClientSessionStore) {
  if (keepList === undefined) return null
  if (session.read().isLoading) await session.checkSession()
  const { user } = session.read()
  return user === null ? null : { id: keepList, owner: user.id }
}

/**
 * Makes the links of lists to offline guides offer the download instead, where guides are supported. A list of the account
 * is copied to the device at once.
 */
export function startGuideLinks(session: ClientSessionStore): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINK) : null
    if (link === null || !('serviceWorker' in navigator) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const paths = (link.dataset['keepGuides'] ?? '').split(' ')
    void Promise.all([import('./keep-list-guides.ts'), findList(link, session)]).then(
      ([{ keepListGuides }, list]) => keepListGuides(paths, list),
    )
  })
}
