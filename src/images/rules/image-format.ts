import type { ImageHeader, ImageSize, ImageType } from './image-type.ts'

/** What a browser can show beyond JPEG and PNG; with the width it decides the format, so it is part of the cache key. */
export type ImageAcceptance = 'avif+webp' | 'avif' | 'webp' | 'plain'

/** The encoder makes no AVIF with a longer side (R5.6). */
const AVIF_MAX_SIDE = 1200

/** Whether a media type is named, and not with a weight of 0; wildcards say nothing about new formats. */
function names(accept: string, type: string): boolean {
  if (!accept.toLowerCase().includes(type)) return false
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))
  })
}

/** Reads what an Accept header says of new formats, as far as it matters for a width. */
export function acceptanceOf(accept: string, width: number): ImageAcceptance {
  const takesWebp = names(accept, 'image/webp')
  if (width > AVIF_MAX_SIDE || !names(accept, 'image/avif')) return takesWebp ? 'webp' : 'plain'
  return takesWebp ? 'avif+webp' : 'avif'
}

/** The size of a picture once it is at most `maxWidth` wide; never enlarged (R5.6). */
function scaledSize({ width, height }: ImageSize, maxWidth: number): ImageSize {
  const scale = Math.min(1, maxWidth / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The format to make of a picture for a browser. */
export function outputTypeOf(header: ImageHeader, maxWidth: number, acceptance: ImageAcceptance): ImageType {
  const { width, height } = scaledSize(header, maxWidth)
  const isSmallEnough = Math.max(width, height) <= AVIF_MAX_SIDE
  if (acceptance.startsWith('avif') && isSmallEnough) return 'image/avif'
  if (acceptance.endsWith('webp')) return 'image/webp'
  return header.hasAlpha ? 'image/png' : 'image/jpeg'
}

/** What is left for a browser when AVIF takes the encoder too long. */
export const withoutAvif = (acceptance: ImageAcceptance): ImageAcceptance =>
  acceptance === 'avif' ? 'plain' : 'webp'
