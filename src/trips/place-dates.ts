import type { ClosingFact, FestivalFact } from '#isomorphic/trips/notices/dated-place-facts.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'

/** What the guide knows about the days of a place, as the compiler writes it. Empty where the guide says nothing. */
export type PlaceDates = {
  readonly festivals: readonly Omit<FestivalFact, 'path'>[]
  /** Names of public holidays by `YYYY-MM-DD`: of countries, and of places with holidays of their own. */
  readonly holidays: Readonly<Record<string, string>>
  readonly closings: readonly Omit<ClosingFact, 'path'>[]
}

/** A shard has about ten places, of which one is read at a time. */
const SHARD_COUNT = 48

/** Number of the shard that contains the dates of each place, and their count. */
export const placeDatesShards = {
  count: SHARD_COUNT,
  indexOf: (path: string): number => shardOf(path, SHARD_COUNT),
  nameOf: (index: number): string => `dates-${index}`,
} as const
