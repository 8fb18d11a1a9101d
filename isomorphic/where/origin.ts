import type { UnitVector } from './unit-vectors.ts'

/** Hours overland to each place that can be reached so, by path without `/destinations/`. */
export type HoursOverland = ReadonlyMap<string, number>

/** Where a trip starts. */
export type Origin = {
  /** As it stands in addresses. */
  readonly slug: string
  readonly name: string
  readonly at: UnitVector
  /** Path without `/destinations/` of the place itself, which is no result; null for an airport. */
  readonly id: string | null
  readonly hours: HoursOverland
}
