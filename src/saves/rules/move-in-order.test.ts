import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveInOrder } from './move-in-order.ts'

const ORDER = ['a', 'b', 'c', 'd']

it.each([
  ['b', 'earlier', 'bacd'],
  ['b', 'later', 'acbd'],
  ['a', 'earlier', 'abcd'],
  ['d', 'later', 'abcd'],
  ['d', 0, 'dabc'],
  ['a', 3, 'bcda'],
  ['a', 99, 'bcda'],
  ['c', -5, 'cabd'],
  ['x', 'later', 'abcd'],
] as const)('moves “%s” %s', (item, move, expected) => {
  expect(moveInOrder(ORDER, item, move).join('')).toBe(expected)
})

it('neither loses nor duplicates an item', () => {
  const orders = fc.uniqueArray(fc.string(), { maxLength: 20 })
  const moves = fc.oneof(fc.constantFrom('earlier' as const, 'later' as const), fc.integer())
  fc.assert(
    fc.property(orders, fc.nat(19), moves, (order, index, move) => {
      const item = order[index] ?? 'missing'
      expect([...moveInOrder(order, item, move)].sort()).toEqual([...order].sort())
    }),
  )
})
