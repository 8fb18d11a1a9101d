import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shardOf } from './shard-of.ts'

describe('shardOf', () => {
  it('follows FNV-1a, so that compilers in other languages can agree', () => {
    expect(shardOf('', 2 ** 32)).toBe(0x811c9dc5)
    expect(shardOf('a', 2 ** 32)).toBe(0xe40c292c)
    expect(shardOf('foobar', 2 ** 32)).toBe(0xbf9cf968)
  })

  it('stays within the count for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20_000 }), (slug, count) => {
        const shard = shardOf(slug, count)
        return Number.isInteger(shard) && shard >= 0 && shard < count
      }),
    )
  })

  it('spreads similar slugs evenly', () => {
    const sizes = new Array<number>(64).fill(0)
    for (let index = 0; index < 6400; index++) {
      const shard = shardOf(`place-${index}`, 64)
      sizes[shard] = (sizes[shard] ?? 0) + 1
    }
    expect(Math.max(...sizes)).toBeLessThan(160)
    expect(Math.min(...sizes)).toBeGreaterThan(40)
  })
})
