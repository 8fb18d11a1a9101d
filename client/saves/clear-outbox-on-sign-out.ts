import { DELETE_ACCOUNT_PATH, deleteOutbox, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'

const clearOutbox = (): void => void deleteOutbox()

/**
 * Deletes the outbox of this device when the visitor signs out or deletes the account. The service worker does the same
 * for a sign-out before this script has loaded (client/offline/worker/session-end.ts).
 */
export function clearOutboxOnSignOut(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href="${SIGN_OUT_PATH}"]`) !== null) clearOutbox()
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches(`form[action="${DELETE_ACCOUNT_PATH}"]`)) clearOutbox()
  })
}
