import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { ContinentTeaser, PlaceSummary } from './catalogue-types.ts'

/** Places whose poster stands on pages that have none of their own. */
export const PAGE_POSTERS = {
  notFound: 'tanzania/serengeti',
  failure: 'iceland',
  newsletter: 'norway/svalbard',
} as const

/** The part of the catalogue that is in memory from the start: what the frame and pages without a shard show. */
export type FrontCatalogue = {
  readonly bestInTravel: readonly PlaceSummary[]
  readonly continents: readonly ContinentTeaser[]
  /** The poster of the home page, and of each of `PAGE_ART` or again that one where the place is none. */
  readonly art: Readonly<Record<keyof typeof PAGE_POSTERS | 'home', PosterRef>>
}
