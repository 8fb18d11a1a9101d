import { type AddressOfWidth, type ImageSlot, imageSourceSet } from '#isomorphic/images/image-source-set.ts'
import { PLACEHOLDER_PATHS, type PlaceholderType } from './placeholder-paths.ts'

/** Alternative text of an image; decorative images repeat the text beside them. */
export type ImageMeaning = { readonly alt: string } | { readonly isDecorative: true }

export type ResponsiveImageProps = ImageMeaning & {
  /** See `imageAddressesFor`; null renders the placeholder only. */
  readonly addressOf: AddressOfWidth | null
  /** Size of the file in pixels after Exif rotation; reserves the space before it loads. */
  readonly width: number
  readonly height: number
  readonly slot: ImageSlot
  readonly placeholderType: PlaceholderType
  /** The largest image of the page: loads eagerly with high priority. No more than one per page. */
  readonly isPriority?: boolean
}

/** A raster image in the width and format that the screen needs (M2.5), above a placeholder. */
export function ResponsiveImage({
  addressOf,
  width,
  height,
  slot,
  placeholderType,
  isPriority = false,
  ...meaning
}: ResponsiveImageProps) {
  const alt = 'alt' in meaning ? meaning.alt : ''
  const displayWidth = slot !== null && 'fixed' in slot ? slot.fixed : width
  const displayHeight = Math.round((displayWidth * height) / width)
  return (
    <span className="picture">
      {addressOf === null && alt !== '' ? (
        <svg viewBox="0 0 48 48" role="img" aria-label={alt}>
          <path d={PLACEHOLDER_PATHS[placeholderType]} />
        </svg>
      ) : (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={PLACEHOLDER_PATHS[placeholderType]} />
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
          {...sourceAttributes(addressOf, slot, width)}
        />
      )}
    </span>
  )
}

/**
 * These attributes are last, and `src` is the last of them, so that browsers do not request the largest width before
 * they have parsed the others.
 */
function sourceAttributes(addressOf: AddressOfWidth, slot: ImageSlot, width: number) {
  const { src, srcSet, sizes } = imageSourceSet(addressOf, slot, width)
  return { sizes, srcSet, src }
}
