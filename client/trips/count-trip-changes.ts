import { accountTrips } from './trip-database.ts'

/**
 * The changes of trips of an account that only this device has: those that wait, and those that the site refused. Rejects
 * without storage.
 */
export async function countTripChanges(): Promise<number> {
  const [waiting, trips] = await Promise.all([accountTrips.listWaiting(), accountTrips.list()])
  return trips.reduce((count, { refused = [] }) => count + refused.length, waiting.length)
}
