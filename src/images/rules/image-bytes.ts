/**
 * Reads numbers and text from a file. Reads beyond the end return 0 or an empty string, so that truncated files fail
 * validation.
 */
export type ImageBytes = {
  readonly length: number
  readonly u8: (at: number) => number
  readonly u16: (at: number, isLittle?: boolean) => number
  readonly u24Little: (at: number) => number
  readonly u32: (at: number, isLittle?: boolean) => number
  /** Latin-1 text, for signatures such as `RIFF`. */
  readonly text: (at: number, length: number) => string
}

export function readImageBytes(bytes: Uint8Array): ImageBytes {
  const u8 = (at: number): number => bytes[at] ?? 0
  const u16 = (at: number, isLittle = false): number =>
    isLittle ? u8(at) + u8(at + 1) * 256 : u8(at) * 256 + u8(at + 1)
  return {
    length: bytes.byteLength,
    u8,
    u16,
    u24Little: (at) => u16(at, true) + u8(at + 2) * 65_536,
    u32: (at, isLittle = false) =>
      isLittle ? u16(at, true) + u16(at + 2, true) * 65_536 : u16(at) * 65_536 + u16(at + 2),
    text: (at, length) => String.fromCharCode(...bytes.subarray(at, at + length)),
  }
}
