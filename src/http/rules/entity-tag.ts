import { createHash } from 'node:crypto'

/**
 * A strong entity tag (RFC 9110 section 8.8.3): the first 128 bits of the SHA-256 of the bytes. Synchronous
 * (node:crypto), so that no other task runs between rendering a page and caching it.
 */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
}
