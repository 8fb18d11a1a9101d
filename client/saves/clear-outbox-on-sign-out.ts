import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'

const clearOutbox = (): void => void deleteOutbox()

/**
 * Signing out, or deleting the account, leaves nothing of it on this device: what still waited for a network goes too. Who is
 * quicker than this passes by the service worker, which does the same (client/offline/worker/session-end.ts).
 */
export function clearOutboxOnSignOut(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href="${SIGN_OUT_PATH}"]`) !== null) clearOutbox()
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches(`form[action="${DELETE_ACCOUNT_PATH}"]`)) clearOutbox()
  })
}
