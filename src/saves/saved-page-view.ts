import type { PosterRef } from '#isomorphic/posters/poster-address.ts'

/** As much of a saved page as its print shows, be it a place, a sight or a story. */
export type SavedPageView = {
  readonly name: string
  /** Where the page is now. */
  readonly path: string
  readonly poster: PosterRef
  /** Where a place is; what a story is about, and how long it takes. */
  readonly meta: string
  /** The country that it is in, or is; null for a story. */
  readonly country: string | null
  /** Where it is on Earth, in degrees; null for a story. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
}
