import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { loadPlaceFacts } from './load-place-facts.ts'
import { accountTrips } from './trip-database.ts'

/**
 * Stores what the guide says about the places of a copy of a trip of the account, so that its lines and maps are there
 * without a network. Does nothing without a copy.
 */
export async function storePlaceFacts(tripId: string): Promise<void> {
  const copy = await accountTrips.read(tripId)
  if (copy === undefined) return
  const facts = await loadPlaceFacts(readTripPlan(createTripRegisters(copy.fields)), copy.facts ?? {})
  const latest = facts === null ? undefined : await accountTrips.read(tripId)
  if (latest !== undefined) await accountTrips.write({ ...latest, facts: { ...latest.facts, ...facts } })
}
