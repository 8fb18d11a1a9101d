import { describe, expect, it } from 'vitest'
import { changeOf } from '#test/support/node/delivery-fakes.ts'
import { createPressJournal } from './press-journal.ts'

/** A storage of one value; `setItem` throws above the quota. */
function storageOf(quota: number, value: string | null = null): Storage {
  let stored = value
  return {
    getItem: () => stored,
    setItem: (_key: string, next: string) => {
      if (next.length > quota) throw new DOMException('full', 'QuotaExceededError')
      stored = next
    },
    removeItem: () => {
      stored = null
    },
  } as unknown as Storage
}

describe('journal of presses', () => {
  it('has the presses in their order, until they are removed by key', () => {
    const storage = storageOf(10_000)
    const journal = createPressJournal(() => storage)
    for (const key of ['c', 'a', 'b']) expect(journal.add(changeOf(key))).toBe(true)
    journal.remove(['a', 'x'])
    expect(journal.read().map(({ key }) => key)).toEqual(['c', 'b'])
    expect(createPressJournal(() => storage).read()[0]).toEqual(changeOf('c'))
    journal.remove()
    expect([journal.read(), storage.getItem('')]).toEqual([[], null])
  })

  it('says when the storage is full or disabled, and is empty then', () => {
    expect(createPressJournal(() => storageOf(10)).add(changeOf('a'))).toBe(false)
    const disabled = createPressJournal(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    disabled.remove()
    expect([disabled.add(changeOf('a')), disabled.read()]).toEqual([false, []])
  })

  it.each(['', '{', '{}', 'null', '[null, 1, {"key": "a"}]'])('ignores a stored value %s', (value) => {
    expect(createPressJournal(() => storageOf(1000, value)).read()).toEqual([])
  })
})
