import { describe, expect, it } from 'vitest'
import { loadLate } from './load-late.ts'

describe('loadLate', () => {
  it('returns the first result to all, and loads no more', async () => {
    let loads = 0
    const load = loadLate(async () => ({ number: ++loads }))
    const [one, other] = await Promise.all([load(), load()])
    expect(one).toBe(other)
    expect(await load()).toBe(one)
    expect(loads).toBe(2)
  })

  it('does not wait for a caller whose load never settles', async () => {
    let loads = 0
    const load = loadLate(() =>
      ++loads === 1 ? new Promise<number>(() => undefined) : Promise.resolve(loads),
    )
    void load()
    expect(await load()).toBe(2)
  })

  it('loads again after an error', async () => {
    let loads = 0
    const load = loadLate(async () => {
      loads += 1
      if (loads === 1) throw new Error('no memory')
      return loads
    })
    await expect(load()).rejects.toThrow('no memory')
    expect(await load()).toBe(2)
  })
})
