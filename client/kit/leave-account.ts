/** As client/saves/outbox.ts names it, which few pages have. */
const WAITING_CHANGES = 'fernway-outbox'

export const SIGN_OUT_PATH = '/api/auth/logout'
export const DELETE_ACCOUNT_PATH = '/profile/settings/delete'

/** What still waited on this device for a network goes with the account; settles when it is gone. */
export function forgetWaitingChanges(): Promise<void> {
  return new Promise((resolve) => {
    const asked = globalThis.indexedDB?.deleteDatabase(WAITING_CHANGES)
    if (asked === undefined) return resolve()
    // Blocked by a window that is writing: it goes when that is done.
    for (const type of ['success', 'error', 'blocked']) asked.addEventListener(type, () => resolve())
  })
}
