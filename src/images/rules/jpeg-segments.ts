const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const STANDALONE = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** A segment of a JPEG file, from its marker; of a scan with the compressed pixels after it. */
export type JpegSegment = { readonly marker: number; readonly start: number; readonly end: number }

/** The end of the compressed pixels that begin at `from`: the next marker that is no restart. */
function endOfPixels(file: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < file.length) {
    const next = file[at + 1] ?? 0
    if (file[at] === MARKER && next !== 0 && next !== MARKER && !STANDALONE(next)) return at
    at += 1
  }
  return file.length
}

/**
 * Reads the segments of a JPEG (ITU T.81 annex B), up to the end of the image: cameras append further images after it.
 * @returns null when the file is no complete JPEG
 */
export function readJpegSegments(file: Uint8Array): readonly JpegSegment[] | null {
  if (file[0] !== MARKER || file[1] !== 0xd8) return null
  const segments: JpegSegment[] = [{ marker: 0xd8, start: 0, end: 2 }]
  let at = 2
  while (at + 1 < file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== MARKER) return null
    // Markers may be preceded by fill bytes.
    if (marker === MARKER) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) return [...segments, { marker, start: at, end: at + 2 }]
    const length = STANDALONE(marker) ? 0 : ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0)
    const header = at + 2 + length
    const end = marker === START_OF_SCAN ? endOfPixels(file, header) : header
    if (end > file.length || (length < 2 && !STANDALONE(marker))) return null
    segments.push({ marker, start: at, end })
    at = end
  }
  return null
}
