import type { ImageHeader, ImageSize, ImageType } from './image-type.ts'

/**
 * Image formats of a browser beyond JPEG and PNG; with the width it determines the output format, so it is part of the
 * cache key.
 */
export type ImageAcceptance = 'avif+webp' | 'avif' | 'webp' | 'plain'

/** The encoder creates no AVIF with a longer side (R5.6). */
const AVIF_MAX_SIDE = 1200

/** Whether the header names a media type with a weight above 0; wildcards do not imply support of new formats. */
function acceptsType(accept: string, type: string): boolean {
  if (!accept.toLowerCase().includes(type)) return false
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))
  })
}

/** Parses the new formats in an Accept header, as far as they are relevant to a width. */
export function acceptanceOf(accept: string, width: number): ImageAcceptance {
  const acceptsWebp = acceptsType(accept, 'image/webp')
  if (width > AVIF_MAX_SIDE || !acceptsType(accept, 'image/avif')) return acceptsWebp ? 'webp' : 'plain'
  return acceptsWebp ? 'avif+webp' : 'avif'
}

/** Size after scaling down to `maxWidth`; images are never enlarged (R5.6). */
function scaledSize({ width, height }: ImageSize, maxWidth: number): ImageSize {
  const scale = Math.min(1, maxWidth / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Output format of an image for a browser. */
export function outputTypeOf(header: ImageHeader, maxWidth: number, acceptance: ImageAcceptance): ImageType {
  const { width, height } = scaledSize(header, maxWidth)
  const isSmallEnough = Math.max(width, height) <= AVIF_MAX_SIDE
  if (acceptance.startsWith('avif') && isSmallEnough) return 'image/avif'
  if (acceptance.endsWith('webp')) return 'image/webp'
  return header.hasAlpha ? 'image/png' : 'image/jpeg'
}

/** Fallback for a browser when encoding AVIF takes too long. */
export const withoutAvif = (acceptance: ImageAcceptance): ImageAcceptance =>
  acceptance === 'avif' ? 'plain' : 'webp'
