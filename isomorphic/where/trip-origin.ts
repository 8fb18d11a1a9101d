import type { SphereVector } from './sphere-vectors.ts'

/** Hours overland to each place that can be reached so, by path without `/destinations/`. */
export type HoursOverland = ReadonlyMap<string, number>

/** Where a trip starts. */
export type TripOrigin = {
  /** As it stands in addresses. */
  readonly slug: string
  readonly name: string
  readonly at: SphereVector
  /** Path without `/destinations/` of the place itself, which is no result; null for an airport. */
  readonly id: string | null
  readonly hours: HoursOverland
}
