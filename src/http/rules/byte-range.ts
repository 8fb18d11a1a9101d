/** Which bytes of a file to send. */
export type ByteRange =
  | { readonly kind: 'full' }
  | { readonly kind: 'partial'; readonly offset: number; readonly length: number }
  | { readonly kind: 'unsatisfiable' }

const FULL_RANGE: ByteRange = { kind: 'full' }
/** One range: from a byte to a byte, from a byte on, or the last so many (RFC 9110 section 14.1.2). */
const RANGE = /^bytes=\s*(?:(?<first>\d{1,15})-(?<last>\d{1,15})?|-(?<suffix>\d{1,15}))\s*$/i

/**
 * Reads a Range header. What is not understood, several ranges among it, counts as not sent, as the RFC allows.
 * @param header the field's value, undefined when it was not sent
 * @param size bytes of the whole file
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const { first, last, suffix } = RANGE.exec(header ?? '')?.groups ?? {}
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'partial', offset: size - length, length }
  }
  if (first === undefined) return FULL_RANGE
  const offset = Number(first)
  const end = last === undefined ? size - 1 : Number(last)
  if (end < offset && last !== undefined) return FULL_RANGE
  if (offset >= size) return { kind: 'unsatisfiable' }
  return { kind: 'partial', offset, length: Math.min(end, size - 1) - offset + 1 }
}

/**
 * Whether a range still fits the file (If-Range, RFC 9110 section 13.1.5): the entity tag, compared strongly, or the very
 * date of its last change.
 */
export function isRangeCurrent(header: string | undefined, etag: string, lastModified: string): boolean {
  if (header === undefined) return true
  const validator = header.trim()
  return validator.startsWith('"') ? validator === etag : validator === lastModified
}
