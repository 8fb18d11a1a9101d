import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeOf } from '#test/support/node/delivery-fakes.ts'
import { journalPress } from './journal-press.ts'
import { pressJournal } from './press-journal.ts'

/** A local storage of one value; `setItem` throws above the quota. */
function stubStorage(quota: number, value: string | null = null): void {
  let stored = value
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, next: string) => {
      if (next.length > quota) throw new DOMException('full', 'QuotaExceededError')
      stored = next
    },
    removeItem: () => {
      stored = null
    },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('journal of presses', () => {
  it('has the presses in their order, until they are removed by key', () => {
    stubStorage(10_000)
    for (const key of ['c', 'a', 'b']) expect(journalPress(changeOf(key))).toBe(true)
    pressJournal.remove(['a', 'x'])
    expect(pressJournal.read()).toEqual([changeOf('c'), changeOf('b')])
    pressJournal.remove(['b', 'c'])
    expect([pressJournal.read(), localStorage.getItem('')]).toEqual([[], null])
  })

  it('says when the storage is full or disabled, and is empty then', () => {
    stubStorage(10)
    expect(journalPress(changeOf('a'))).toBe(false)
    vi.stubGlobal('localStorage', undefined)
    pressJournal.remove(['a'])
    expect([journalPress(changeOf('a')), pressJournal.read()]).toEqual([false, []])
  })

  it.each(['', '{', '{}', 'null', '[null, 1, {"key": "a"}]'])('ignores a stored value %s', (value) => {
    stubStorage(1000, value)
    expect(pressJournal.read()).toEqual([])
  })
})
