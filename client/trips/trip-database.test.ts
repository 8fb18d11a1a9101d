import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
import { accountTrips, type StoredTrip } from './trip-database.ts'

const OPERATION = { key: 'a', e: 'trip', f: 'name', v: 'Lisbon', was: '' }
const TRIP: StoredTrip = { id: 'a'.repeat(32), owner: 'ana', fields: [], changedAt: 0 }

beforeEach(deleteOutbox)

it('removes the copy of a trip that ended when the site has all of its changes', async () => {
  await accountTrips.write({ ...TRIP, refused: [] })
  await accountTrips.removeDelivered(TRIP.id)
  expect(await accountTrips.list()).toEqual([])
})

it('leaves the copy of a trip that ended while changes of it wait or were refused', async () => {
  await accountTrips.write(TRIP)
  await accountTrips.enqueue([{ tripId: TRIP.id, owner: 'ana', operation: OPERATION }])
  await accountTrips.removeDelivered(TRIP.id)
  expect([await accountTrips.list(), await accountTrips.listWaiting()]).toMatchObject([[TRIP], [{}]])
  await accountTrips.settle([OPERATION.key])
  const refused = { ...TRIP, refused: [OPERATION] }
  await accountTrips.write(refused)
  await accountTrips.removeDelivered(TRIP.id)
  expect(await accountTrips.list()).toEqual([refused])
})
