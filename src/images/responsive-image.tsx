import { type AddressOfWidth, type ImageSlot, imageSourceSet } from '#isomorphic/images/image-source-set.ts'
import { PLACEHOLDER_PATHS, type PlaceholderType } from './placeholder-paths.ts'

/** What a picture shows, for those who do not see it; decorative ones repeat what the text beside them says. */
export type ImageMeaning = { readonly alt: string } | { readonly isDecorative: true }

export type ResponsiveImageProps = ImageMeaning & {
  /** See `pictureAddresses`; null shows the placeholder alone. */
  readonly addressOf: AddressOfWidth | null
  /** Size of the file as it is shown upright, in pixels: keeps its room before it is there. */
  readonly width: number
  readonly height: number
  readonly slot: ImageSlot
  readonly placeholder: PlaceholderType
  /** The largest picture of a page: fetched at once and ahead of others. One a page at most. */
  readonly isPriority?: boolean
}

/** A raster picture in the width and format that a screen needs (M2.5), on a drawing that stands in for it. */
export function ResponsiveImage({
  addressOf,
  width,
  height,
  slot: room,
  placeholder,
  isPriority = false,
  ...meaning
}: ResponsiveImageProps) {
  const alt = 'alt' in meaning ? meaning.alt : ''
  const displayWidth = room !== null && 'fixed' in room ? room.fixed : width
  const displayHeight = Math.round((displayWidth * height) / width)
  return (
    <span className="picture">
      {addressOf === null && alt !== '' ? (
        <svg viewBox="0 0 48 48" role="img" aria-label={alt}>
          <path d={PLACEHOLDER_PATHS[placeholder]} />
        </svg>
      ) : (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={PLACEHOLDER_PATHS[placeholder]} />
        </svg>
      )}
      {addressOf !== null && (
        <img
          alt={alt}
          width={displayWidth}
          height={displayHeight}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          {...sourceAttributes(addressOf, room, width)}
        />
      )}
    </span>
  )
}

/** Last of the attributes, and `src` last of them, so that no browser asks for the largest before it has read the rest. */
function sourceAttributes(addressOf: AddressOfWidth, slot: ImageSlot, width: number) {
  const { src, srcSet, sizes } = imageSourceSet(addressOf, slot, width)
  return { sizes, srcSet, src }
}
