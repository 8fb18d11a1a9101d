/** Which bytes of a file to send. */
export type ByteRange =
  | { readonly kind: 'full' }
  | { readonly kind: 'partial'; readonly offset: number; readonly length: number }
  | { readonly kind: 'unsatisfiable' }

const FULL_RANGE: ByteRange = { kind: 'full' }
/** One range: `first-last`, `first-` or the suffix `-length` (RFC 9110 section 14.1.2). */
const RANGE = /^bytes=\s*(?:(?<first>\d{1,15})-(?<last>\d{1,15})?|-(?<suffix>\d{1,15}))\s*$/i

/**
 * Parses a Range header. Invalid and multiple ranges count as no Range header, as the RFC allows.
 * @param header value of the field, undefined when it was not sent
 * @param size of the complete file, in bytes
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
 * Whether a range still applies to the file (If-Range, RFC 9110 section 13.1.5): the entity tag, compared strongly, or
 * the exact Last-Modified date.
 */
export function isRangeCurrent(header: string | undefined, etag: string, lastModified: string): boolean {
  if (header === undefined) return true
  const validator = header.trim()
  return validator.startsWith('"') ? validator === etag : validator === lastModified
}
