import type { PosterRef } from '#client/posters/poster-address.ts'

/** As much of a saved page as its print shows, be it a place or a story. */
export type SavedPageView = {
  readonly name: string
  /** Where the page is now. */
  readonly path: string
  readonly poster: PosterRef
  /** Where a place is; what a story is about, and how long it takes. */
  readonly meta: string
}
