import type { ImageBytes } from './image-bytes.ts'
import type { ImageSize } from './image-type.ts'

type Box = { readonly name: string; readonly start: number; readonly end: number }

const MAX_BOXES = 4096
const LARGE_SIZE = 1
const TO_THE_END = 0

/** Lists sibling boxes between two positions (ISO 14496-12 section 4.2); an invalid size ends the list. */
function boxesIn(bytes: ImageBytes, start: number, end: number): readonly Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end && boxes.length < MAX_BOXES; ) {
    const short = bytes.u32(at)
    const isLarge = short === LARGE_SIZE
    const size = isLarge ? bytes.u32(at + 8) * 2 ** 32 + bytes.u32(at + 12) : short
    const boxEnd = size === TO_THE_END ? end : at + size
    if (boxEnd > end || boxEnd < at + 8) break
    boxes.push({ name: bytes.text(at + 4, 4), start: at + (isLarge ? 16 : 8), end: boxEnd })
    at = boxEnd
  }
  return boxes
}

const within = (bytes: ImageBytes, parents: readonly Box[], name: string, skipped = 0): readonly Box[] =>
  parents.filter((box) => box.name === name).flatMap(({ start, end }) => boxesIn(bytes, start + skipped, end))

/** Whether the file type box names a still or animated AVIF (AVIF section 6). */
export function isAvif(bytes: ImageBytes): boolean {
  if (bytes.text(4, 4) !== 'ftyp') return false
  const end = Math.min(bytes.u32(0), 256)
  for (let at = 8; at < end; at += 4) {
    const brand = bytes.text(at, 4)
    if (at !== 12 && (brand === 'avif' || brand === 'avis')) return true
  }
  return false
}

/**
 * Size of an AVIF: the largest image extent of its items (ISO 23008-12 section 6.5.3), so that a small main item cannot
 * hide a large one. Null when there is none.
 */
export function readAvifSize(bytes: ImageBytes): (ImageSize & { readonly hasAlpha: boolean }) | null {
  const metaBoxes = within(bytes, boxesIn(bytes, 0, bytes.length), 'meta', 4)
  const properties = within(bytes, within(bytes, metaBoxes, 'iprp'), 'ipco')
  const extents = properties.filter(({ name }) => name === 'ispe')
  if (extents.length === 0) return null
  const hasAlpha = properties.some(
    ({ name, start, end }) =>
      name === 'auxC' && bytes.text(start, Math.min(end - start, 80)).includes('alpha'),
  )
  return {
    width: Math.max(...extents.map(({ start }) => bytes.u32(start + 4))),
    height: Math.max(...extents.map(({ start }) => bytes.u32(start + 8))),
    hasAlpha,
  }
}
