import { imageProxyAddress } from './image-proxy-address.ts'
import { DEVICE_WIDTHS, IMAGE_WIDTHS } from './image-widths.ts'

/** Available width of an image on the page: a fixed width in CSS pixels, or a `sizes` attribute; null for neither. */
export type ImageSlot = { readonly fixed: number } | { readonly sizes: string } | null

/** Returns the address of an image in one width. */
export type AddressOfWidth = (width: number) => string

export type ImageSourceSet = {
  /** Fallback for browsers without srcset: the largest width. */
  readonly src: string
  readonly srcSet: string
  readonly sizes: string | undefined
}

const VIEWPORT_SHARE = /(?:^|\s)(1?\d?\d)vw/g
const MAX_WIDTH = IMAGE_WIDTHS.at(-1) ?? 0
const MIN_SCREEN_WIDTH = DEVICE_WIDTHS[0]

const coveringWidth = (width: number): number =>
  IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? MAX_WIDTH

/** Widths for a `sizes` attribute: with viewport shares, none below the need of the smallest screen. */
function widthsForSizes(sizes: string): readonly number[] {
  const shares = [...sizes.matchAll(VIEWPORT_SHARE)].map(([, share]) => Number(share))
  if (shares.length === 0) return IMAGE_WIDTHS
  const minWidth = (MIN_SCREEN_WIDTH * Math.min(...shares)) / 100
  return IMAGE_WIDTHS.filter((width) => width >= minWidth)
}

/** Widths in which an image is offered (M2.5, `getWidths` of next/image). */
export function imageWidthsFor(slot: ImageSlot): readonly number[] {
  if (slot === null) return DEVICE_WIDTHS
  if ('sizes' in slot) return widthsForSizes(slot.sizes)
  return [...new Set([coveringWidth(slot.fixed), coveringWidth(slot.fixed * 2)])]
}

/** Images are never enlarged, so of the widths from the file's width on only the first is offered. */
function withoutUpscaling(widths: readonly number[], ownWidth: number): readonly number[] {
  const sufficient = widths.find((width) => width >= ownWidth) ?? MAX_WIDTH
  return widths.filter((width) => width <= sufficient)
}

/**
 * Addresses of an image for the `srcset` and `src` attributes.
 * @param ownWidth width of the file in pixels
 */
export function imageSourceSet(
  addressOf: AddressOfWidth,
  slot: ImageSlot,
  ownWidth: number = Number.POSITIVE_INFINITY,
): ImageSourceSet {
  const isFixed = slot !== null && 'fixed' in slot
  const widths = withoutUpscaling(imageWidthsFor(slot), ownWidth)
  const srcSet = widths
    .map(
      (width, index) => `${addressOf(width)} ${isFixed ? `${index + 1}x` : `${Math.min(width, ownWidth)}w`}`,
    )
    .join(', ')
  const sizes = isFixed ? undefined : slot === null ? '100vw' : slot.sizes
  return { src: addressOf(widths.at(-1) ?? MAX_WIDTH), srcSet, sizes }
}

/** Returns addresses at the image proxy for a source. */
export const proxyAddressOf =
  (source: string): AddressOfWidth =>
  (width) =>
    imageProxyAddress(source, width)
