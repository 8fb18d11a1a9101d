const UTF_8 = [0xef, 0xbb, 0xbf] as const
const UTF_16_LE = [0xff, 0xfe] as const
const UTF_16_BE = [0xfe, 0xff] as const

const hasByteOrderMark = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Converts UTF-16BE to UTF-16LE: the platform decodes only the latter. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = bytes.slice(0, bytes.length - (bytes.length % 2))
  for (let at = 0; at < swapped.length; at += 2)
    [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? 0, swapped[at] ?? 0]
  return swapped
}

/**
 * Decodes the text of a file. Spreadsheets save UTF-16 with a byte order mark, and CSV in Windows-1252 without one:
 * text that is not valid UTF-8 is decoded as Windows-1252.
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
