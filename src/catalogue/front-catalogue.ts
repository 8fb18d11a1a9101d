import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { ContinentTeaser, PlaceSummary } from './catalogue-types.ts'

/** Places whose posters illustrate pages without a poster of their own. */
export const PAGE_POSTERS = {
  notFound: 'tanzania/serengeti',
  failure: 'iceland',
  newsletter: 'norway/svalbard',
} as const

/** The part of the catalogue that is in memory from the start: data of the frame and of pages without a shard. */
export type FrontCatalogue = {
  readonly bestInTravel: readonly PlaceSummary[]
  readonly continents: readonly ContinentTeaser[]
  /**
   * The poster of the home page and of each entry of `PAGE_POSTERS`; the home page's poster where the place is missing.
   */
  readonly art: Readonly<Record<keyof typeof PAGE_POSTERS | 'home', PosterRef>>
}
