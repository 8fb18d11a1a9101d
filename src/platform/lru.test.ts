import { expect, it } from 'vitest'
import { createLru } from './lru.ts'

it('keeps no more entries than it may, however small', () => {
  const lru = createLru<string>(30, 2)
  for (const key of ['a', 'b', 'c']) lru.write(key, key, 0)
  expect(['a', 'b', 'c'].map(lru.read)).toEqual([undefined, 'b', 'c'])
})

it('drops the least recently used once there is no more room', () => {
  const lru = createLru<string>(30)
  for (const key of ['a', 'b', 'c']) lru.write(key, key, 10)
  lru.read('a')
  lru.write('d', 'd', 15)
  expect(['a', 'b', 'c', 'd'].map(lru.read)).toEqual(['a', undefined, undefined, 'd'])
})

it('keeps null, no giant, and counts a replaced value once', () => {
  const lru = createLru<number | null>(30)
  lru.write('none', null, 0)
  lru.write('giant', 1, 31)
  for (let round = 0; round < 9; round += 1) lru.write('same', round, 20)
  lru.write('other', 2, 10)
  expect(['none', 'giant', 'same', 'other'].map(lru.read)).toEqual([null, undefined, 8, 2])
})

it('gives back the room of what is dropped', () => {
  const lru = createLru<string>(10)
  lru.write('a', 'a', 10)
  lru.drop('a')
  lru.drop('a')
  lru.write('b', 'b', 6)
  lru.write('c', 'c', 4)
  expect(['a', 'b', 'c'].map(lru.read)).toEqual([undefined, 'b', 'c'])
})

it('keeps nothing without room', () => {
  const lru = createLru<string>(0)
  lru.write('a', 'a', 1)
  expect(lru.read('a')).toBeUndefined()
})
