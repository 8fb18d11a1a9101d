/**
 * Must equal the names in client/saves/outbox.ts, client/saves/refused-changes.ts, client/saves/account-lists and
 * isomorphic/trips/trip-names.ts, which few pages load.
 */
const DATABASES = ['fernway-outbox', 'fernway-refused', 'fernway-account-trips', 'fernway-account-lists']

/** Must equal the keys in isomorphic/saves/saves-names.ts. */
const LOCAL_KEYS = ['fernway.press-journal', 'fernway.last-delivery']

export const SIGN_OUT_PATH = '/api/auth/logout'
export const DELETE_ACCOUNT_PATH = '/profile/settings/delete'

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(name)
    if (request === undefined) return resolve()
    // Blocked by another window that is writing: the browser deletes the database when that window closes its
    // connection.
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
  })
}

/**
 * Deletes the changes that are still queued on this device, those that were refused, and the copies of the account's lists
 * and trips, when the account signs out or is deleted. Resolves also when the deletion fails or is blocked.
 */
export async function deleteOutbox(): Promise<void> {
  try {
    for (const key of LOCAL_KEYS) localStorage.removeItem(key)
  } catch {
    // The service worker has no local storage; presses that are left there reach no other account.
  }
  await Promise.all(DATABASES.map(deleteDatabase))
}
