const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A strong entity tag made from the bytes themselves (RFC 9110 section 8.8.3): FNV-1a from two starting points and the
 * length. Synchronous, so that nothing else can run between rendering a page and keeping it.
 */
export function entityTag(bytes: Uint8Array): string {
  let first = FNV_OFFSET
  let second = FNV_PRIME
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, FNV_PRIME)
    second = Math.imul(second ^ byte, 0x85ebca6b)
  }
  const hex = (part: number): string => (part >>> 0).toString(16).padStart(8, '0')
  return `"${hex(first)}${hex(second)}${bytes.byteLength.toString(16)}"`
}
