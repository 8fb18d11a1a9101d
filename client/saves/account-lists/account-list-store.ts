import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { ACCOUNT_LISTS_DATABASE } from '#isomorphic/saves/saves-names.ts'
import type { AccountListCopy } from './account-list-copy.ts'

/** Copies of account lists on this device. Each function rejects when the browser has no storage. */
export type AccountListStore = {
  readonly put: (copy: AccountListCopy) => Promise<void>
  /** Of every account, in the order of their IDs. */
  readonly list: () => Promise<readonly AccountListCopy[]>
  readonly remove: (id: string) => Promise<void>
}

type AccountListSchema = DBSchema & {
  readonly lists: { readonly key: string; readonly value: AccountListCopy }
}

const STORE_NAME = 'lists'

/** Closes the database after each use, so that another window can delete it. */
async function withDatabase<T>(work: (database: IDBPDatabase<AccountListSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<AccountListSchema>(ACCOUNT_LISTS_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE_NAME, { keyPath: 'id' }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** The copies of this browser, which all of its windows share. */
export const deviceAccountLists: AccountListStore = {
  put: (copy) =>
    withDatabase(async (database) => {
      await database.put(STORE_NAME, copy)
    }),
  list: () => withDatabase((database) => database.getAll(STORE_NAME)),
  remove: (id) => withDatabase((database) => database.delete(STORE_NAME, id)),
}
