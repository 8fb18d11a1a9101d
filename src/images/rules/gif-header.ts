import type { ImageBytes } from './image-bytes.ts'
import type { ImageSize } from './image-type.ts'

const EXTENSION = 0x21
const FRAME = 0x2c

/** Size in bytes of the colour table that a packed field declares. */
const tableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Position after a chain of sub-blocks; the end of the file when it is truncated. */
function afterBlocks(bytes: ImageBytes, start: number): number {
  let at = start
  while (at < bytes.length && bytes.u8(at) !== 0) at += 1 + bytes.u8(at)
  return at + 1
}

/**
 * Size of a GIF (GIF89a sections 18 and 20). Decoders extend the canvas to the frames, so frames that exceed it count.
 */
export function readGifSize(bytes: ImageBytes): ImageSize {
  let width = bytes.u16(6, true)
  let height = bytes.u16(8, true)
  let at = 13 + tableBytes(bytes.u8(10))
  while (at < bytes.length) {
    const block = bytes.u8(at)
    if (block === EXTENSION) at = afterBlocks(bytes, at + 2)
    else if (block === FRAME) {
      width = Math.max(width, bytes.u16(at + 1, true) + bytes.u16(at + 5, true))
      height = Math.max(height, bytes.u16(at + 3, true) + bytes.u16(at + 7, true))
      at = afterBlocks(bytes, at + 11 + tableBytes(bytes.u8(at + 9)))
    } else break
  }
  return { width, height }
}
