import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'

/** A change with the ID of its account; null when the session could not be checked at that time. */
export type PendingChange = OfflineChange & { readonly owner: string | null; readonly at: number }

/** Queued changes of saves on this device, oldest first. */
export type Outbox = {
  /** Rejects when the browser has no storage. */
  readonly add: (change: PendingChange) => Promise<void>
  readonly list: () => Promise<readonly PendingChange[]>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

const DATABASE_NAME = 'fernway-outbox'
const STORE_NAME = 'changes'
/** Older changes are ignored: the device may have changed hands. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result
      .createObjectStore(STORE_NAME, { autoIncrement: true })
      .createIndex('key', 'key', { unique: true })
  })
  return toPromise(request)
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(STORE_NAME, mode)
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const result = await work(transaction.objectStore(STORE_NAME))
    await completed
    return result
  } finally {
    database.close()
  }
}

/** The outbox of this browser, which all of its windows share. */
export const deviceOutbox: Outbox = {
  add: (change) => withStore('readwrite', (store) => toPromise(store.add(change)).then(() => undefined)),
  list: () =>
    withStore('readonly', async (store) => {
      const all = (await toPromise(store.getAll())) as readonly PendingChange[]
      return all.filter(({ at }) => at > Date.now() - MAX_AGE_MS)
    }),
  remove: (keys) =>
    withStore('readwrite', async (store) => {
      for (const key of keys) {
        const id = await toPromise(store.index('key').getKey(key))
        if (id !== undefined) await toPromise(store.delete(id))
      }
    }),
}
