import { createLru } from './lru.ts'

/** A finished answer, kept as bytes so that sending it again costs next to nothing. */
export type CachedResponse = {
  readonly body: Uint8Array
  /** All headers that leave, security headers included. */
  readonly headers: Headers
  readonly etag: string
  readonly expiresAtMs: number
}

/** Answers kept in the memory of one isolate, the least recently used dropped first. */
export type ResponseCache = {
  readonly read: (key: string, nowMs: number) => CachedResponse | null
  readonly write: (key: string, answer: CachedResponse) => void
}

/**
 * What the runtime takes for an entry besides its bytes: measured as growth of the process over 15,000 answers of 162
 * bytes with eight headers, 4.3 KB each (docs/scale.md). 1.2 KB are the entry and its buffer, the rest is headers.
 */
const ENTRY_OVERHEAD_BYTES = 1200
const HEADER_OVERHEAD_BYTES = 330
/** Characters of keys may be any of UTF-16. */
const BYTES_PER_CHARACTER = 2

/** What it really costs an isolate to keep an answer, in bytes (R13.4). */
export function cachedResponseBytes(key: string, { body, headers }: CachedResponse): number {
  let bytes = ENTRY_OVERHEAD_BYTES + BYTES_PER_CHARACTER * key.length + body.byteLength
  for (const [name, value] of headers) bytes += HEADER_OVERHEAD_BYTES + name.length + value.length
  return bytes
}

/**
 * @param maxBytes of all answers together, with what keeping them costs; a larger single one is not kept
 * @param maxEntries how many there may be
 */
export function createResponseCache(maxBytes: number, maxEntries = 4000): ResponseCache {
  const responses = createLru<CachedResponse>(maxBytes, maxEntries)
  return {
    read(key, nowMs) {
      const answer = responses.get(key)
      if (answer === undefined) return null
      if (answer.expiresAtMs > nowMs) return answer
      responses.delete(key)
      return null
    },
    write: (key, answer) => responses.set(key, answer, cachedResponseBytes(key, answer)),
  }
}

/**
 * One store of two: what anybody can make up any number of has room of its own, and pushes nothing else out.
 * @param isUserControlledKey whether the answer of this key is such a one
 */
export function partitionResponseCache(
  isUserControlledKey: (key: string) => boolean,
  userControlled: ResponseCache,
  others: ResponseCache,
): ResponseCache {
  const cacheFor = (key: string): ResponseCache => (isUserControlledKey(key) ? userControlled : others)
  return {
    read: (key, nowMs) => cacheFor(key).read(key, nowMs),
    write: (key, answer) => cacheFor(key).write(key, answer),
  }
}
