import { describe, expect, it } from 'vitest'
import { createAnswerStore, type StoredAnswer } from './answer-store.ts'

const answer = (size: number, expiresAtMs = 1000): StoredAnswer => ({
  body: new Uint8Array(size),
  headers: new Headers(),
  etag: '"x"',
  expiresAtMs,
})

describe('createAnswerStore', () => {
  it('forgets an answer at its time', () => {
    const store = createAnswerStore(100)
    store.write('a', answer(10, 1000))
    expect(store.read('a', 999)).not.toBeNull()
    expect(store.read('a', 1000)).toBeNull()
  })

  it('drops the least recently used when bodies take more than there is room for', () => {
    const store = createAnswerStore(30)
    for (const key of ['a', 'b', 'c']) store.write(key, answer(10))
    store.read('a', 0)
    store.write('d', answer(10))
    expect(['a', 'b', 'c', 'd'].map((key) => store.read(key, 0) !== null)).toEqual([true, false, true, true])
  })
})
