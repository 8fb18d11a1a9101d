import { createLru } from './lru.ts'

/** A finished response as bytes, cheap to send again. */
export type CachedResponse = {
  readonly body: Uint8Array
  /** All headers of the response, security headers included. */
  readonly headers: Headers
  readonly etag: string
  readonly expiresAtMs: number
}

/** Responses cached in one isolate; the least recently used is evicted first. */
export type ResponseCache = {
  readonly read: (key: string, nowMs: number) => CachedResponse | null
  readonly write: (key: string, response: CachedResponse) => void
}

/**
 * Memory of an entry besides its bytes: measured as growth of the process over 15,000 responses of 162 bytes with eight
 * headers, 4.3 KB each (docs/scale.md). 1.2 KB are the entry and its buffer, the rest is headers.
 */
const ENTRY_OVERHEAD_BYTES = 1200
const HEADER_OVERHEAD_BYTES = 330
/** Keys are stored as UTF-16. */
const BYTES_PER_CHARACTER = 2

/** Memory that a cached response uses in an isolate, in bytes (R13.4). */
export function cachedResponseBytes(key: string, { body, headers }: CachedResponse): number {
  let bytes = ENTRY_OVERHEAD_BYTES + BYTES_PER_CHARACTER * key.length + body.byteLength
  for (const [name, value] of headers) bytes += HEADER_OVERHEAD_BYTES + name.length + value.length
  return bytes
}

/**
 * @param maxBytes of all responses together, overhead included; a larger single response is not cached
 * @param maxEntries maximum number of responses
 */
export function createResponseCache(maxBytes: number, maxEntries = 4000): ResponseCache {
  const responses = createLru<CachedResponse>(maxBytes, maxEntries)
  return {
    read(key, nowMs) {
      const response = responses.get(key)
      if (response === undefined) return null
      if (response.expiresAtMs > nowMs) return response
      responses.delete(key)
      return null
    },
    write: (key, response) => responses.set(key, response, cachedResponseBytes(key, response)),
  }
}

/**
 * Combines two caches into one, so that user-controlled keys, unlimited in number, cannot evict other responses.
 * @param isUserControlledKey whether users can invent keys of this kind
 */
export function partitionResponseCache(
  isUserControlledKey: (key: string) => boolean,
  userControlled: ResponseCache,
  others: ResponseCache,
): ResponseCache {
  const cacheFor = (key: string): ResponseCache => (isUserControlledKey(key) ? userControlled : others)
  return {
    read: (key, nowMs) => cacheFor(key).read(key, nowMs),
    write: (key, response) => cacheFor(key).write(key, response),
  }
}
