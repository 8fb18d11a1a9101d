import { isAvif, readAvifSize } from './avif-header.ts'
import { readGifSize } from './gif-header.ts'
import { type ImageBytes, readImageBytes } from './image-bytes.ts'
import type { ImageHeader, ImageSize, ImageType } from './image-type.ts'
import { readJpegSize } from './jpeg-header.ts'
import { readWebpSize } from './webp-header.ts'

const MAX_SIDE = 12_000
const MAX_PIXELS = 50_000_000
const PNG_START = '\x89PNG\r\n\x1a\n'

/** Detects the type of an image by its bytes, regardless of its name or Content-Type; null when it is not supported. */
export function imageTypeOf(bytes: ImageBytes): ImageType | null {
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return 'image/jpeg'
  if (bytes.text(0, 8) === PNG_START) return 'image/png'
  if (/^GIF8[79]a$/.test(bytes.text(0, 6))) return 'image/gif'
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP') return 'image/webp'
  return isAvif(bytes) ? 'image/avif' : null
}

function sizeOf(bytes: ImageBytes, type: ImageType): (ImageSize & { readonly hasAlpha?: boolean }) | null {
  switch (type) {
    case 'image/jpeg':
      return readJpegSize(bytes)
    case 'image/png':
      return bytes.text(12, 4) === 'IHDR' ? { width: bytes.u32(16), height: bytes.u32(20) } : null
    case 'image/gif':
      return readGifSize(bytes)
    case 'image/webp':
      return readWebpSize(bytes)
    case 'image/avif':
      return readAvifSize(bytes)
  }
}

/** Reads type and size of an image from its bytes; null when the type is not supported or the size is missing. */
export function readImageHeader(file: Uint8Array): ImageHeader | null {
  const bytes = readImageBytes(file)
  const type = imageTypeOf(bytes)
  const size = type === null ? null : sizeOf(bytes, type)
  if (type === null || size === null || size.width === 0 || size.height === 0) return null
  const mayHaveAlpha = type === 'image/png' || type === 'image/gif'
  return { type, width: size.width, height: size.height, hasAlpha: size.hasAlpha ?? mayHaveAlpha }
}

/** Whether an image may be decoded: up to 50 megapixels and 12,000 pixels per side (R5.4). */
export function isDecodable({ width, height }: ImageSize): boolean {
  return width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
}
