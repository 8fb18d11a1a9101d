import { describe, expect, it } from 'vitest'
import {
  type CachedResponse,
  cachedResponseBytes,
  createResponseCache,
  partitionResponseCache,
} from './response-cache.ts'

const response = (
  size: number,
  expiresAtMs = 1000,
  headers: Record<string, string> = {},
): CachedResponse => ({
  body: new Uint8Array(size),
  headers: new Headers(headers),
  etag: '"x"',
  expiresAtMs,
})

const EMPTY = cachedResponseBytes('a', response(0))

describe('createResponseCache', () => {
  it('drops a response when it expires', () => {
    const cache = createResponseCache(10_000)
    cache.write('a', response(10, 1000))
    expect(cache.read('a', 999)).not.toBeNull()
    expect(cache.read('a', 1000)).toBeNull()
  })

  it('evicts the least recently used response when the size limit is exceeded', () => {
    const cache = createResponseCache(3 * (EMPTY + 10))
    for (const key of ['a', 'b', 'c']) cache.write(key, response(10))
    cache.read('a', 0)
    cache.write('d', response(10))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.read(key, 0) !== null)).toEqual([true, false, true, true])
  })

  it('charges small responses their real cost: key, headers and entry besides the body (R13.4)', () => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', etag: '"0"' }
    const bytes = cachedResponseBytes(`/api/suggest?q=${'x'.repeat(60)}`, response(162, 1000, headers))
    expect(bytes).toBeGreaterThan(2000)
    const cache = createResponseCache(24 * 1024 * 1024, Number.POSITIVE_INFINITY)
    const keys = Array.from({ length: 20_000 }, (_, index) => `/api/suggest?q=made+up+${index}`)
    for (const key of keys) cache.write(key, response(162, 1000, headers))
    const cachedCount = keys.filter((key) => cache.read(key, 0) !== null).length
    // Counting bodies only, 155,000 of them would fit: four times the memory of an isolate.
    expect(cachedCount).toBeGreaterThan(5000)
    expect(cachedCount).toBeLessThan(12_000)
  })

  it('stores no more than the maximum number of responses regardless of their sizes', () => {
    const cache = createResponseCache(24 * 1024 * 1024, 3)
    for (const key of ['a', 'b', 'c', 'd']) cache.write(key, response(1))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.read(key, 0) !== null)).toEqual([false, true, true, true])
  })
})

describe('partitionResponseCache', () => {
  it('evicts user-controlled keys only in favour of their own kind', () => {
    const cache = partitionResponseCache(
      (key) => key.startsWith('/q'),
      createResponseCache(1_000_000, 2),
      createResponseCache(1_000_000, 2),
    )
    cache.write('/page', response(1))
    for (const key of ['/q1', '/q2', '/q3']) cache.write(key, response(1))
    expect(['/page', '/q1', '/q3'].map((key) => cache.read(key, 0) !== null)).toEqual([true, false, true])
  })
})
