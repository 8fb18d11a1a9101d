import { describe, expect, it, vi } from 'vitest'
import { createCachedValue } from './cached-value.ts'

function createKept() {
  const clock = { nowMs: 0 }
  const kept = createCachedValue<string>({ ttlMs: 1000, backoffMs: 300, nowMs: () => clock.nowMs })
  return { clock, kept }
}
const soon = (value: string) =>
  vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return value
  })

describe('createKeptValue', () => {
  it('loads once in its lifetime', async () => {
    const { clock, kept } = createKept()
    const load = soon('a')
    expect(await kept.read(load)).toEqual({ value: 'a', isNew: true })
    clock.nowMs = 999
    expect(await kept.read(load)).toEqual({ value: 'a', isNew: false })
    clock.nowMs = 1000
    expect(await kept.read(soon('b'))).toEqual({ value: 'b', isNew: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads once for those who ask at the same time, and fails for all of them', async () => {
    const { kept } = createKept()
    const load = soon('a')
    const values = await Promise.all(Array.from({ length: 10 }, () => kept.read(load)))
    expect(values.every(({ value }) => value === 'a')).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)

    const failing = vi.fn(() => Promise.reject(new Error('down')))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => createKept().kept.read(failing)),
    )
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })

  it('keeps no failure', async () => {
    const { kept } = createKept()
    await expect(kept.read(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await kept.read(soon('a'))).value).toBe('a')
  })

  it('does not wait for a load whose request is gone', async () => {
    const { clock, kept } = createKept()
    void kept.read(() => new Promise(() => undefined))
    clock.nowMs = 4000
    expect((await kept.read(soon('a'))).value).toBe('a')
  })

  it('loads by itself after waiting for one that was lost, and tells others that it failed elsewhere', async () => {
    const { clock, kept } = createKept()
    void kept.read(() => new Promise(() => undefined))
    const waiting = kept.read(soon('mine'))
    clock.nowMs = 3000
    expect((await waiting).value).toBe('mine')
    clock.nowMs = 9000
    const down = async () => {
      await soon('')()
      throw new Error('down')
    }
    const [first, second] = await Promise.allSettled([kept.read(down), kept.read(down)])
    expect([first, second].map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      undefined,
      'provider_unavailable',
    ])
  })

  it('renews a wrong value, but not again before the cool-down is over', async () => {
    const { clock, kept } = createKept()
    await kept.read(soon('a'))
    expect(await kept.renew('a', soon('b'))).toBe('b')
    expect(await kept.renew('b', soon('c'))).toBeNull()
    clock.nowMs = 300
    expect(await kept.renew('b', soon('c'))).toBe('c')
  })

  it('gives the newer value to those who found an older one wrong', async () => {
    const { kept } = createKept()
    await kept.read(soon('a'))
    const load = soon('b')
    expect(await Promise.all(Array.from({ length: 5 }, () => kept.renew('a', load)))).toEqual([
      'b',
      'b',
      'b',
      'b',
      'b',
    ])
    expect(await kept.renew('a', load)).toBe('b')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
