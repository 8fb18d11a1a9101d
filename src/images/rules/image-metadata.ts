import { readImageBytes } from './image-bytes.ts'
import { imageTypeOf } from './image-header.ts'
import { type JpegSegment, readJpegSegments } from './jpeg-segments.ts'

const COMMENT = 0xfe
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COLOUR_PROFILE = 'ICC_PROFILE\0'
/** Chunks of PNG and WebP that hold text or Exif. */
const METADATA_CHUNKS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'EXIF', 'XMP '])

/** What decoders need: the density, the colour profile, and how the colours are stored. */
function isNeeded(file: Uint8Array, { marker, start }: JpegSegment): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP2) return readImageBytes(file).text(start + 4, COLOUR_PROFILE.length) === COLOUR_PROFILE
  return marker === APP0 || marker === APP14
}

/** The names of the chunks of a PNG or a WebP. */
function chunkNames(file: Uint8Array, isPng: boolean): readonly string[] {
  const bytes = readImageBytes(file)
  const names: string[] = []
  let at = isPng ? 8 : 12
  while (at + 8 <= bytes.length) {
    names.push(bytes.text(isPng ? at + 4 : at, 4))
    const size = isPng ? bytes.u32(at) : bytes.u32(at + 4, true)
    at += isPng ? size + 12 : 8 + size + (size % 2)
  }
  return names
}

/**
 * Whether a file holds more than its pixels: Exif with the place and the device, XMP, captions of an editing program,
 * images behind the end of a JPEG. Of AVIF and GIF only Exif and XMP as such are noticed.
 */
export function hasMetadata(file: Uint8Array): boolean {
  const type = imageTypeOf(readImageBytes(file))
  if (type === 'image/jpeg') {
    const segments = readJpegSegments(file)
    return (
      segments === null ||
      segments.at(-1)?.end !== file.length ||
      !segments.every((one) => isNeeded(file, one))
    )
  }
  if (type === 'image/png' || type === 'image/webp')
    return chunkNames(file, type === 'image/png').some((name) => METADATA_CHUNKS.has(name))
  const head = new TextDecoder('latin1').decode(file)
  return head.includes('Exif') || head.includes('<x:xmpmeta') || head.includes('XMP DataXMP')
}

/** Removes from a JPEG all that is not needed to show it; null when it is no complete JPEG. */
export function withoutMetadata(file: Uint8Array): Uint8Array | null {
  const needed = readJpegSegments(file)?.filter((segment) => isNeeded(file, segment))
  if (needed === undefined) return null
  const result = new Uint8Array(needed.reduce((length, { start, end }) => length + end - start, 0))
  let at = 0
  for (const { start, end } of needed) {
    result.set(file.subarray(start, end), at)
    at += end - start
  }
  return result
}
