/** Where a place's poster is served: enough for a card to show it, nothing about how it is drawn. */
export type PosterRef = {
  /** Path of the place without `/destinations/`, for example `japan/kyoto`. */
  readonly id: string
  /** Eight hexadecimal digits over the traits and the drawing code, so that the address is immutable. */
  readonly version: string
  /** Hue step of the poster's mist, 0 to 23 (15° each): class `room-N` tints what stands around it. */
  readonly room: number
  /** What the poster shows, one sentence. */
  readonly alt: string
}

export type PosterRatio = '4x5' | '16x9' | '1x1' | 'hero' | 'tall'
/** Grain follows the size on screen: `print` from 500 px, `card` from 240 px, `thumb` below. */
export type PosterGrain = 'print' | 'card' | 'thumb'

/** Root-relative, immutable address of one rendering of a poster. */
export function posterAddress(poster: PosterRef, ratio: PosterRatio, grain: PosterGrain): string {
  return `/posters/${poster.id}.${poster.version}/${ratio}-${grain}.svg`
}
