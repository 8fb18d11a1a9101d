import type { SphereVector } from './sphere-vectors.ts'

/** Hours overland to each place that can be reached so, by path without `/destinations/`. */
export type HoursOverland = ReadonlyMap<string, number>

/** Where a trip starts. */
export type TripOrigin = {
  /** As it stands in addresses. */
  readonly slug: string
  readonly name: string
  readonly at: SphereVector
  /** Path without `/destinations/` of the place itself, which is no result; null for an airport of no place. */
  readonly id: string | null
  /** By the month of the journey; null for any. */
  readonly hoursIn: (month: number | null) => HoursOverland
  /** Whether a place lies in the start, or around it: there are no hours and no distance to it. */
  readonly isAround: (id: string) => boolean
}
