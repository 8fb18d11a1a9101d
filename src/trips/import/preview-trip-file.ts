import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import { readTripJson } from '#isomorphic/trips/files/read-trip-json.ts'
import { formatTripJson } from '#isomorphic/trips/files/trip-json.ts'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import type { ImportedTrip, SkippedLine } from './imported-trip.ts'

/** What a new trip of a file has, before it is made. */
export type TripPreview = {
  readonly plan: TripPlan
  /** The validated trip, which the form sends. */
  readonly file: string
  readonly format: string | null
  readonly skipped: readonly SkippedLine[]
  readonly duplicates: number
}

/** Reads an untrusted trip file as the new trip would have it. @param id of the new trip */
export function previewTripFile(
  { file, format, skipped, duplicates }: Omit<ImportedTrip, 'name'>,
  id: string,
  siteOrigin: string,
): TripPreview {
  const read = readTripJson(file, createRepeatableIds(id))
  const draft = createTripDraft(createTripRegisters([]))
  for (const operation of read.operations) applyTripOperation(draft, operation)
  const plan = readTripPlan(draft.registers)
  const lines = read.skipped.map((part): SkippedLine => ({ ...part, number: null }))
  return { plan, file: formatTripJson(plan, siteOrigin), format, skipped: [...skipped, ...lines], duplicates }
}
