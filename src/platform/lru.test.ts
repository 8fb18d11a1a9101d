import { expect, it } from 'vitest'
import { createLru } from './lru.ts'

it('stores no more than the maximum number of entries regardless of their sizes', () => {
  const lru = createLru<string>(30, 2)
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 0)
  expect(['a', 'b', 'c'].map(lru.get)).toEqual([undefined, 'b', 'c'])
})

it('evicts the least recently used entry when the size limit is exceeded', () => {
  const lru = createLru<string>(30)
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 10)
  lru.get('a')
  lru.set('d', 'd', 15)
  expect(['a', 'b', 'c', 'd'].map(lru.get)).toEqual(['a', undefined, undefined, 'd'])
})

it('stores null, rejects a value over the limit, and counts a replaced value once', () => {
  const lru = createLru<number | null>(30)
  lru.set('none', null, 0)
  lru.set('giant', 1, 31)
  for (let round = 0; round < 9; round += 1) lru.set('same', round, 20)
  lru.set('other', 2, 10)
  expect(['none', 'giant', 'same', 'other'].map(lru.get)).toEqual([null, undefined, 8, 2])
})

it('frees the size of deleted entries', () => {
  const lru = createLru<string>(10)
  lru.set('a', 'a', 10)
  lru.delete('a')
  lru.delete('a')
  lru.set('b', 'b', 6)
  lru.set('c', 'c', 4)
  expect(['a', 'b', 'c'].map(lru.get)).toEqual([undefined, 'b', 'c'])
})

it('stores nothing with a limit of zero', () => {
  const lru = createLru<string>(0)
  lru.set('a', 'a', 1)
  expect(lru.get('a')).toBeUndefined()
})
