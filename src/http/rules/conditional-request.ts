/**
 * Whether If-None-Match names the current entity tag, compared weakly (RFC 9110 section 13.1.2).
 * @param header value of the field, null when it was not sent
 * @param etag the current tag, with quotes
 */
export function isNotModified(header: string | null, etag: string): boolean {
  if (header === null || etag === '') return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
