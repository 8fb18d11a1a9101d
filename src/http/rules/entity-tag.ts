import { createHash } from 'node:crypto'

/**
 * A strong entity tag made from the bytes themselves (RFC 9110 section 8.8.3): SHA-256, the first 128 bits of it. The
 * platform has it synchronous here, so that nothing else can run between rendering a page and keeping it.
 */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
}
