import type { OfflineChange } from './offline-change.ts'

/** A change with whose it is: null for one that was made while nobody could tell who is there. */
export type WaitingChange = OfflineChange & { readonly owner: string | null; readonly at: number }

/** Changes of saves that wait on this device for a network, oldest first. */
export type Outbox = {
  /** Rejects when the browser keeps nothing. */
  readonly add: (change: WaitingChange) => Promise<void>
  readonly list: () => Promise<readonly WaitingChange[]>
  readonly drop: (keys: readonly string[]) => Promise<void>
}

const DATABASE = 'fernway-outbox'
const STORE = 'changes'
/** A device that has had no network for longer has forgotten whose it was. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the outbox cannot be used')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result
      .createObjectStore(STORE, { autoIncrement: true })
      .createIndex('key', 'key', { unique: true })
  })
  return settled(request)
}

async function using<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const result = await work(transaction.objectStore(STORE))
    await ended
    return result
  } finally {
    database.close()
  }
}

/** The outbox of this browser, which all of its windows share. */
export const deviceOutbox: Outbox = {
  add: (change) => using('readwrite', (store) => settled(store.add(change)).then(() => undefined)),
  list: () =>
    using('readonly', async (store) => {
      const all = (await settled(store.getAll())) as readonly WaitingChange[]
      return all.filter(({ at }) => at > Date.now() - KEPT_MS)
    }),
  drop: (keys) =>
    using('readwrite', async (store) => {
      for (const key of keys) {
        const id = await settled(store.index('key').getKey(key))
        if (id !== undefined) await settled(store.delete(id))
      }
    }),
}
