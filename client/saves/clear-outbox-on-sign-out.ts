import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'
import { isPlainClick } from '#client/kit/is-plain-click.ts'

/** Signs out after the outbox was deleted, unless the visitor wants to keep what is in it. */
async function signOut(href: string): Promise<void> {
  const isConfirmed = await import('./signed-in-saves.ts').then(
    ({ signedInSaves }) => signedInSaves.confirmSignOut((question) => confirm(question)),
    () => true,
  )
  if (!isConfirmed) return
  await deleteOutbox()
  location.assign(href)
}

/**
 * Deletes the outbox of this device when the visitor signs out or deletes the account; before a sign-out the visitor is
 * asked when changes would be lost. The service worker does the same, without asking, for a sign-out before this script
 * has loaded (client/offline/worker/session-end.ts).
 */
export function clearOutboxOnSignOut(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href$="${SIGN_OUT_PATH}"]`) : null
    if (link === null) return
    if (event.defaultPrevented || !isPlainClick(event)) return void deleteOutbox()
    event.preventDefault()
    void signOut(link.href)
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches(`form[action$="${DELETE_ACCOUNT_PATH}"]`))
      void deleteOutbox()
  })
}
