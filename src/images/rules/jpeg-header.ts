import type { ImageBytes } from './image-bytes.ts'
import type { ImageSize } from './image-type.ts'

const START_OF_SCAN = 0xda
const APP1 = 0xe1
const ORIENTATION_TAG = 0x0112
/** Start-of-frame markers are C0 to CF except these three, which are tables. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker)

/** Exif orientation of an APP1 segment: 1 to 8; 1 when absent (Exif 2.3 section 4.6.4). */
function orientationIn(bytes: ImageBytes, at: number): number {
  if (bytes.text(at, 6) !== 'Exif\0\0') return 1
  const tiff = at + 6
  const isLittle = bytes.text(tiff, 2) === 'II'
  const directory = tiff + bytes.u32(tiff + 4, isLittle)
  const count = Math.min(bytes.u16(directory, isLittle), 512)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (bytes.u16(entry, isLittle) === ORIENTATION_TAG) return bytes.u16(entry + 8, isLittle)
  }
  return 1
}

/** Size of a JPEG after rotation by its Exif orientation (ITU T.81 annex B); null when it has none. */
export function readJpegSize(bytes: ImageBytes): ImageSize | null {
  let at = 2
  let isRotated = false
  while (at + 9 < bytes.length && bytes.u8(at) === 0xff) {
    const marker = bytes.u8(at + 1)
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return null
    if (isFrame(marker)) {
      const [height, width] = [bytes.u16(at + 5), bytes.u16(at + 7)]
      return isRotated ? { width: height, height: width } : { width, height }
    }
    if (marker === APP1) isRotated = isRotated || orientationIn(bytes, at + 4) >= 5
    at += 2 + Math.max(2, bytes.u16(at + 2))
  }
  return null
}
