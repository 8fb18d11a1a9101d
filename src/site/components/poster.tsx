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
  /** Above the fold: loaded eagerly with high priority. */
  readonly isPriority?: boolean
  /** The image repeats the adjacent text and has no alternative text. */
  readonly isDecorative?: boolean
}

/** A framed poster with a fixed aspect ratio and its theme's colour as a placeholder while the image loads. */
export function Poster({ poster, ratio, grain, isPriority = false, isDecorative = false }: PosterProps) {
  const { width, height } = POSTER_SIZES[ratio]
  return (
    <span className={`poster poster-${ratio} room-${poster.theme}`}>
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
