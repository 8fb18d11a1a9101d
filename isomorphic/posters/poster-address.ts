import type { PosterGrain, PosterRatio } from '#art/drawing/poster-ratio.ts'

export type { PosterGrain, PosterRatio }

/** Reference to a poster: what a card needs to show it, without the drawing traits. */
export type PosterRef = {
  /** Path of the place without `/destinations/`, for example `japan/kyoto`. */
  readonly id: string
  /** Six hexadecimal digits of a hash over the traits and the drawing code, so that the address is immutable. */
  readonly version: string
  /**
   * Theme of the page: the hue step of the poster's mist, 0 to 23 (15° each). Class `room-N` tints the elements around
   * the poster.
   */
  readonly theme: number
  /** Alternative text, one sentence. */
  readonly alt: string
}

/** Root-relative, immutable address of one rendering of a poster. */
export function posterAddress(poster: PosterRef, ratio: PosterRatio, grain: PosterGrain): string {
  return `/posters/${poster.id}.${poster.version}/${ratio}-${grain}.svg`
}
