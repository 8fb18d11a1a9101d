import { imageProxyAddress } from './image-proxy-address.ts'
import { DEVICE_WIDTHS, PICTURE_WIDTHS } from './image-widths.ts'

/** The room that a picture has on a page: a fixed width in CSS pixels, or a `sizes` text; null for neither. */
export type PictureRoom = { readonly fixed: number } | { readonly sizes: string } | null

/** Gives the address of a picture in one width. */
export type AddressOfWidth = (width: number) => string

export type PictureSet = {
  /** For browsers that know no srcset: the largest. */
  readonly src: string
  readonly srcSet: string
  readonly sizes: string | undefined
}

const VIEWPORT_SHARE = /(?:^|\s)(1?\d?\d)vw/g
const LARGEST = PICTURE_WIDTHS.at(-1) ?? 0
const SMALLEST_SCREEN = DEVICE_WIDTHS[0]

const reaching = (width: number): number => PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? LARGEST

/** Widths for a `sizes` text: with shares of the window, none that the smallest screen would not ask for. */
function widthsForSizes(sizes: string): readonly number[] {
  const shares = [...sizes.matchAll(VIEWPORT_SHARE)].map(([, share]) => Number(share))
  if (shares.length === 0) return PICTURE_WIDTHS
  const least = (SMALLEST_SCREEN * Math.min(...shares)) / 100
  return PICTURE_WIDTHS.filter((width) => width >= least)
}

/** The widths that a picture is offered in (M2.5, `getWidths` of next/image). */
export function pictureWidths(room: PictureRoom): readonly number[] {
  if (room === null) return DEVICE_WIDTHS
  if ('sizes' in room) return widthsForSizes(room.sizes)
  return [...new Set([reaching(room.fixed), reaching(room.fixed * 2)])]
}

/** Nothing is enlarged, so of the widths from the picture's own on only the first is worth a request. */
function upTo(widths: readonly number[], ownWidth: number): readonly number[] {
  const enough = widths.find((width) => width >= ownWidth) ?? LARGEST
  return widths.filter((width) => width <= enough)
}

/**
 * Addresses of a picture for every screen.
 * @param ownWidth of the file, in pixels
 */
export function pictureSet(
  addressOf: AddressOfWidth,
  room: PictureRoom,
  ownWidth: number = Number.POSITIVE_INFINITY,
): PictureSet {
  const isFixed = room !== null && 'fixed' in room
  const widths = upTo(pictureWidths(room), ownWidth)
  const srcSet = widths
    .map(
      (width, index) => `${addressOf(width)} ${isFixed ? `${index + 1}x` : `${Math.min(width, ownWidth)}w`}`,
    )
    .join(', ')
  const sizes = isFixed ? undefined : room === null ? '100vw' : room.sizes
  return { src: addressOf(widths.at(-1) ?? LARGEST), srcSet, sizes }
}

/** Addresses at our own proxy for a picture that it may fetch. */
export const proxied =
  (source: string): AddressOfWidth =>
  (width) =>
    imageProxyAddress(source, width)
