import { describe, expect, it } from 'vitest'
import { compareOrdered, orderKeysBetween } from './order-keys.ts'

describe('orderKeysBetween', () => {
  it('makes keys in order between two others', () => {
    const [first = '', last = ''] = orderKeysBetween(null, null, 2)
    const between = orderKeysBetween(first, last, 3)
    const keys = [first, ...between, last]
    expect(keys.toSorted()).toEqual(keys)
  })

  it('makes a key where both neighbours have the same one, or one that is no key', () => {
    expect(orderKeysBetween('a1', 'a1', 1)).toHaveLength(1)
    expect(orderKeysBetween('!!', 'zz', 1)).toHaveLength(1)
  })

  it('orders entities at the same place by their IDs', () => {
    const entities = [
      { id: 'b', order: 'a0' },
      { id: 'a', order: 'a0' },
    ]
    expect(entities.toSorted(compareOrdered).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
