import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'

/** A change with the ID of its account; null when the session could not be checked at that time. */
export type PendingChange = OfflineChange & { readonly owner: string | null; readonly at: number }

/** Queued changes of saves on this device, oldest first. */
export type Outbox = {
  /** Rejects when the browser has no storage. */
  readonly add: (change: PendingChange) => Promise<void>
  /** Without changes that have expired. */
  readonly list: () => Promise<readonly PendingChange[]>
  /** Changes that are too old to be sent. */
  readonly listExpired: () => Promise<readonly PendingChange[]>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

type OutboxSchema = DBSchema & {
  readonly changes: {
    /** Ascending in the order of the changes. */
    readonly key: number
    readonly value: PendingChange
    readonly indexes: { readonly key: string }
  }
}

const DATABASE_NAME = 'fernway-outbox'
const STORE_NAME = 'changes'
/** Older changes are not sent: the device may have changed hands. Their owner is shown them instead. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Closes the database after each use, so that another window can delete it. */
async function withDatabase<T>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<OutboxSchema>(DATABASE_NAME, 1, {
    upgrade: (created) => {
      created
        .createObjectStore(STORE_NAME, { autoIncrement: true })
        .createIndex('key', 'key', { unique: true })
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const readAll = (): Promise<readonly PendingChange[]> =>
  withDatabase((database) => database.getAll(STORE_NAME))
const isExpired = ({ at }: PendingChange): boolean => at <= Date.now() - MAX_AGE_MS

/** The outbox of this browser, which all of its windows share. */
export const deviceOutbox: Outbox = {
  add: (change) =>
    withDatabase(async (database) => {
      await database.add(STORE_NAME, change)
    }),
  list: async () => (await readAll()).filter((change) => !isExpired(change)),
  listExpired: async () => (await readAll()).filter(isExpired),
  remove: (keys) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORE_NAME, 'readwrite')
      for (const key of keys) {
        const id = await transaction.store.index('key').getKey(key)
        if (id !== undefined) await transaction.store.delete(id)
      }
      await transaction.done
    }),
}
