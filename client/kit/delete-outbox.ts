/** Must equal the name in client/saves/outbox.ts, which few pages load. */
const OUTBOX_DATABASE = 'fernway-outbox'

export const SIGN_OUT_PATH = '/api/auth/logout'
export const DELETE_ACCOUNT_PATH = '/profile/settings/delete'

/**
 * Deletes the changes that are still queued on this device, when the account signs out or is deleted. Resolves also
 * when the deletion fails or is blocked.
 */
export function deleteOutbox(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(OUTBOX_DATABASE)
    if (request === undefined) return resolve()
    // Blocked by another window that is writing: the browser deletes the database when that window closes its
    // connection.
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
  })
}
