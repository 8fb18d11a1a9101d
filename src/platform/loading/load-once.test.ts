import { describe, expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('loadOnce', () => {
  it('starts once for concurrent and for later callers', async () => {
    let starts = 0
    const load = loadOnce(async () => ++starts)
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })
  it('starts again after a start that failed', async () => {
    let starts = 0
    const load = loadOnce(async () => {
      starts += 1
      if (starts === 1) throw new Error('out of memory')
      return starts
    })
    await expect(Promise.all([load(), load()])).rejects.toThrow('out of memory')
    expect(await load()).toBe(2)
  })
})
