import { describe, expect, it } from 'vitest'
import {
  type CachedResponse,
  cachedResponseBytes,
  createResponseCache,
  partitionResponseCache,
} from './response-cache.ts'

const answer = (size: number, expiresAtMs = 1000, headers: Record<string, string> = {}): CachedResponse => ({
  body: new Uint8Array(size),
  headers: new Headers(headers),
  etag: '"x"',
  expiresAtMs,
})

const EMPTY = cachedResponseBytes('a', answer(0))

describe('createAnswerStore', () => {
  it('forgets an answer at its time', () => {
    const store = createResponseCache(10_000)
    store.write('a', answer(10, 1000))
    expect(store.read('a', 999)).not.toBeNull()
    expect(store.read('a', 1000)).toBeNull()
  })

  it('drops the least recently used when answers take more than there is room for', () => {
    const store = createResponseCache(3 * (EMPTY + 10))
    for (const key of ['a', 'b', 'c']) store.write(key, answer(10))
    store.read('a', 0)
    store.write('d', answer(10))
    expect(['a', 'b', 'c', 'd'].map((key) => store.read(key, 0) !== null)).toEqual([true, false, true, true])
  })

  it('charges small answers what they really cost: key, headers and entry besides the body (R13.4)', () => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', etag: '"0"' }
    const bytes = cachedResponseBytes(`/api/suggest?q=${'x'.repeat(60)}`, answer(162, 1000, headers))
    expect(bytes).toBeGreaterThan(2000)
    const store = createResponseCache(24 * 1024 * 1024, Number.POSITIVE_INFINITY)
    const keys = Array.from({ length: 20_000 }, (_, index) => `/api/suggest?q=made+up+${index}`)
    for (const key of keys) store.write(key, answer(162, 1000, headers))
    const kept = keys.filter((key) => store.read(key, 0) !== null).length
    // By bodies alone 155,000 of them fit, which is four times what an isolate has.
    expect(kept).toBeGreaterThan(5000)
    expect(kept).toBeLessThan(12_000)
  })

  it('keeps no more than so many, however small', () => {
    const store = createResponseCache(24 * 1024 * 1024, 3)
    for (const key of ['a', 'b', 'c', 'd']) store.write(key, answer(1))
    expect(['a', 'b', 'c', 'd'].map((key) => store.read(key, 0) !== null)).toEqual([false, true, true, true])
  })
})

describe('splitAnswerStore', () => {
  it('lets what is made up push out its own kind alone', () => {
    const store = partitionResponseCache(
      (key) => key.startsWith('/q'),
      createResponseCache(1_000_000, 2),
      createResponseCache(1_000_000, 2),
    )
    store.write('/page', answer(1))
    for (const key of ['/q1', '/q2', '/q3']) store.write(key, answer(1))
    expect(['/page', '/q1', '/q3'].map((key) => store.read(key, 0) !== null)).toEqual([true, false, true])
  })
})
