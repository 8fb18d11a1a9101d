import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import type { StoredTrip } from './trip-database.ts'

/** Brings today's day into view, on the way. */
export function showToday({ fields }: StoredTrip): void {
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const day = readTripPlan(createTripRegisters(fields)).days.find(({ date }) => date === today)
  // React has drawn by the second frame.
  if (day !== undefined)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(day.id)?.scrollIntoView()),
    )
}
