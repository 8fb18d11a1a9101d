import { POSTER_SIZES } from '#art/drawing/poster-ratio.ts'
import {
  type PosterGrain,
  type PosterRatio,
  type PosterRef,
  posterAddress,
} from '#isomorphic/posters/poster-address.ts'

export type PosterProps = {
  readonly poster: PosterRef
  readonly ratio: PosterRatio
  readonly grain: PosterGrain
  /** On the first screen: fetched at once and ahead of others. */
  readonly isPriority?: boolean
  /** Repeats what the text beside it says: read as nothing. */
  readonly isDecorative?: boolean
}

/** A framed poster that keeps its shape, and the colour of its room, while the file is on its way. */
export function Poster({ poster, ratio, grain, isPriority = false, isDecorative = false }: PosterProps) {
  const { width, height } = POSTER_SIZES[ratio]
  return (
    <span className={`poster poster-${ratio} room-${poster.room}`}>
      <img
        src={posterAddress(poster, ratio, grain)}
        width={width}
        height={height}
        alt={isDecorative ? '' : poster.alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}
