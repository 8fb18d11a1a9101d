import type { PosterRef } from '#isomorphic/posters/poster-address.ts'

/** The part of a saved page that its card shows: of a place, a sight or a story. */
export type SavedPageView = {
  readonly name: string
  /** The current path of the page. */
  readonly path: string
  readonly poster: PosterRef
  /** For a place its parent; for a story its topic and reading time. */
  readonly meta: string
  /** Its country; for a country its own name; null for a story. */
  readonly country: string | null
  /** Its position in degrees; null for a story. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
}
