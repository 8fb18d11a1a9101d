import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DevicePlaceFacts } from '#isomorphic/trips/notices/device-place-facts.ts'
import { ACCOUNT_TRIPS_DATABASE, DEVICE_TRIPS_DATABASE } from '#isomorphic/trips/trip-names.ts'
import type { TripField, TripOperation, TripRefusal } from '#isomorphic/trips/trip-operation.ts'

/** Why the site accepts no change of a trip: the visitor may only look at it, or it has no such trip for the visitor. */
export type TripRejection = 'view_only' | 'unknown_trip'

/** A change that the site refused. One that an earlier version has stored is without a reason. */
export type RefusedTripOperation = TripOperation & { readonly reason?: TripRefusal | TripRejection }

/** A trip that is stored on this device. */
export type StoredTrip = {
  readonly id: string
  /** The account it belongs to; null: it is only on this device. */
  readonly owner: string | null
  readonly fields: readonly TripField[]
  readonly changedAt: number
  /** Number of the last change that the site had when it was read; missing for a trip that is only on this device. */
  readonly siteSeq?: number
  /** Changes made without a network that the site refused. */
  readonly refused?: readonly RefusedTripOperation[]
  /** What the guide says about its places, by path; missing until it was loaded. */
  readonly facts?: Readonly<Record<string, DevicePlaceFacts>>
}

/** A change of a trip of the account that was not delivered yet. */
type WaitingOperation = { readonly tripId: string; readonly owner: string; readonly operation: TripOperation }

type Schema = DBSchema & {
  readonly trips: { readonly key: string; readonly value: StoredTrip }
  readonly outbox: {
    /** Ascending in the order of the changes. */
    readonly key: number
    readonly value: WaitingOperation
    readonly indexes: { readonly trip: string; readonly key: string }
  }
}

/** Closes the database after each use, so that another window can delete it. */
async function withDatabase<T>(
  name: string,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('trips', { keyPath: 'id' })
      const outbox = created.createObjectStore('outbox', { autoIncrement: true })
      outbox.createIndex('trip', 'tripId')
      outbox.createIndex('key', 'operation.key', { unique: true })
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Trips that are stored in this browser, which all windows share. Every function rejects without storage. */
export type TripDatabase = ReturnType<typeof createTripDatabase>

const createTripDatabase = (name: string) => ({
  read: (id: string): Promise<StoredTrip | undefined> =>
    withDatabase(name, (database) => database.get('trips', id)),
  list: (): Promise<readonly StoredTrip[]> => withDatabase(name, (database) => database.getAll('trips')),
  write: (trip: StoredTrip): Promise<void> =>
    withDatabase(name, async (database) => {
      await database.put('trips', trip)
    }),
  remove: (id: string): Promise<void> =>
    withDatabase(name, async (database) => {
      const transaction = database.transaction(['trips', 'outbox'], 'readwrite')
      await transaction.objectStore('trips').delete(id)
      for (const key of await transaction.objectStore('outbox').index('trip').getAllKeys(id))
        await transaction.objectStore('outbox').delete(key)
      await transaction.done
    }),
  /** Removes a copy, unless it has changes that only this device has: those that wait, or were refused. */
  removeDelivered: (id: string): Promise<void> =>
    withDatabase(name, async (database) => {
      const transaction = database.transaction(['trips', 'outbox'], 'readwrite')
      const trips = transaction.objectStore('trips')
      const { refused = [] } = (await trips.get(id)) ?? {}
      const waiting = await transaction.objectStore('outbox').index('trip').count(id)
      if (waiting + refused.length === 0) await trips.delete(id)
      await transaction.done
    }),
  enqueue: (waiting: readonly WaitingOperation[]): Promise<void> =>
    withDatabase(name, async (database) => {
      const transaction = database.transaction('outbox', 'readwrite')
      for (const one of waiting) await transaction.store.add(one)
      await transaction.done
    }),
  listWaiting: (): Promise<readonly WaitingOperation[]> =>
    withDatabase(name, (database) => database.getAll('outbox')),
  settle: (keys: readonly string[]): Promise<void> =>
    withDatabase(name, async (database) => {
      const transaction = database.transaction('outbox', 'readwrite')
      for (const key of keys) {
        const id = await transaction.store.index('key').getKey(key)
        if (id !== undefined) await transaction.store.delete(id)
      }
      await transaction.done
    }),
})

/** Trips that no account has. */
export const deviceTrips = createTripDatabase(DEVICE_TRIPS_DATABASE)
/** Copies of trips of the account, and its changes that wait. */
export const accountTrips = createTripDatabase(ACCOUNT_TRIPS_DATABASE)
