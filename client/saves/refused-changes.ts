import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RefusalReason } from '#isomorphic/saves/offline-change.ts'
import type { PendingChange } from './outbox.ts'

/**
 * Why a change is not sent again: the reason of the site, `refused` when an earlier version of it sends none, `too_large`
 * for a change that no request can hold, `expired` for one that waited for too long.
 */
export type DeviceRefusalReason = RefusalReason | 'refused' | 'too_large' | 'expired'

/** A change that was not applied, with its account. */
export type RefusedChange = Omit<PendingChange, 'owner'> & {
  readonly owner: string
  readonly reason: DeviceRefusalReason
}

/** Changes that were not applied; their owner reads, copies and discards them on the Saves page. */
export type RefusedChanges = {
  /** Replaces a change with the same key. Rejects when the browser does not store it. */
  readonly add: (changes: readonly RefusedChange[]) => Promise<void>
  /** Those of one account, oldest first. */
  readonly list: (owner: string) => Promise<readonly RefusedChange[]>
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** The number of changes of every account. */
  readonly count: () => Promise<number>
}

type RefusedSchema = DBSchema & {
  readonly refused: { readonly key: string; readonly value: RefusedChange }
}

/** A separate database: earlier scripts open the outbox in the version that they know (docs/adr/0046). */
const DATABASE_NAME = 'fernway-refused'
const STORE_NAME = 'refused'

/** Closes the database after each use, so that another window can delete it. */
async function withDatabase<T>(work: (database: IDBPDatabase<RefusedSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<RefusedSchema>(DATABASE_NAME, 1, {
    upgrade: (created) => void created.createObjectStore(STORE_NAME, { keyPath: 'key' }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** The refused changes of this browser, which all of its windows share. */
export const deviceRefusedChanges: RefusedChanges = {
  count: () => withDatabase((database) => database.count(STORE_NAME)),
  add: (changes) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORE_NAME, 'readwrite')
      for (const change of changes) await transaction.store.put(change)
      await transaction.done
    }),
  list: (owner) =>
    withDatabase(async (database) => {
      const all = await database.getAll(STORE_NAME)
      return all.filter((change) => change.owner === owner).toSorted((a, b) => a.at - b.at)
    }),
  remove: (keys) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORE_NAME, 'readwrite')
      for (const key of keys) await transaction.store.delete(key)
      await transaction.done
    }),
}
