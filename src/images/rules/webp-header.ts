import type { ImageBytes } from './image-bytes.ts'
import type { ImageSize } from './image-type.ts'

type WebpPart = ImageSize & { readonly hasAlpha: boolean }

/** Size in a chunk; null for chunks without one. */
function readChunk(bytes: ImageBytes, name: string, at: number): WebpPart | null {
  switch (name) {
    case 'VP8X':
      return {
        width: bytes.u24Little(at + 4) + 1,
        height: bytes.u24Little(at + 7) + 1,
        hasAlpha: (bytes.u8(at) & 0x10) !== 0,
      }
    case 'VP8 ':
      return {
        width: bytes.u16(at + 6, true) & 0x3fff,
        height: bytes.u16(at + 8, true) & 0x3fff,
        hasAlpha: false,
      }
    case 'VP8L': {
      const bits = bytes.u32(at + 1, true)
      return {
        width: (bits & 0x3fff) + 1,
        height: ((bits >>> 14) & 0x3fff) + 1,
        hasAlpha: ((bits >>> 28) & 1) === 1,
      }
    }
    case 'ANMF':
      return { width: bytes.u24Little(at + 6) + 1, height: bytes.u24Little(at + 9) + 1, hasAlpha: false }
    default:
      return null
  }
}

/**
 * Size of a WebP: the largest of its chunks, because a header with a smaller size than the frames would bypass the
 * limit (RFC 9649 section 2). Null when no chunk has one.
 */
export function readWebpSize(bytes: ImageBytes): WebpPart | null {
  const parts: WebpPart[] = []
  for (let at = 12; at + 8 < bytes.length; ) {
    const part = readChunk(bytes, bytes.text(at, 4), at + 8)
    if (part !== null) parts.push(part)
    const size = bytes.u32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  if (parts.length === 0) return null
  return {
    width: parts.reduce((max, { width }) => Math.max(max, width), 0),
    height: parts.reduce((max, { height }) => Math.max(max, height), 0),
    hasAlpha: parts.some(({ hasAlpha }) => hasAlpha),
  }
}
