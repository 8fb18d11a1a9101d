/** As client/saves/outbox.ts names it, which few pages have. */
const OUTBOX_DATABASE = 'fernway-outbox'

export const SIGN_OUT_PATH = '/api/auth/logout'
export const DELETE_ACCOUNT_PATH = '/profile/settings/delete'

/** What still waited on this device for a network goes with the account; settles when it is gone. */
export function deleteOutbox(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(OUTBOX_DATABASE)
    if (request === undefined) return resolve()
    // Blocked by a window that is writing: it goes when that is done.
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
  })
}
