const UTF_8 = [0xef, 0xbb, 0xbf] as const
const UTF_16_LE = [0xff, 0xfe] as const
const UTF_16_BE = [0xfe, 0xff] as const

const hasByteOrderMark = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Two bytes a character with the larger one first: no decoder of the platform is asked for it. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = bytes.slice(0, bytes.length - (bytes.length % 2))
  for (let at = 0; at < swapped.length; at += 2)
    [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? 0, swapped[at] ?? 0]
  return swapped
}

/**
 * The text of a file from another program. Spreadsheets save UTF-16 with a mark, and tables in the encoding of Western
 * Windows without one: whatever is no UTF-8 is read as that.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (hasByteOrderMark(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes)
  if (hasByteOrderMark(bytes, UTF_16_BE)) return new TextDecoder('utf-16le').decode(swapPairs(bytes))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder(hasByteOrderMark(bytes, UTF_8) ? 'utf-8' : 'windows-1252').decode(bytes)
  }
}
