import { describe, expect, it, vi } from 'vitest'
import { createCachedValue } from './cached-value.ts'

function setUp() {
  const clock = { nowMs: 0 }
  const cachedValue = createCachedValue<string>({ ttlMs: 1000, backoffMs: 300, nowMs: () => clock.nowMs })
  return { clock, cachedValue }
}
const loadSlowly = (value: string) =>
  vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return value
  })

describe('createCachedValue', () => {
  it('loads once within the TTL', async () => {
    const { clock, cachedValue } = setUp()
    const load = loadSlowly('a')
    expect(await cachedValue.read(load)).toEqual({ value: 'a', isNew: true })
    clock.nowMs = 999
    expect(await cachedValue.read(load)).toEqual({ value: 'a', isNew: false })
    clock.nowMs = 1000
    expect(await cachedValue.read(loadSlowly('b'))).toEqual({ value: 'b', isNew: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads once for concurrent callers, and rejects for all of them', async () => {
    const { cachedValue } = setUp()
    const load = loadSlowly('a')
    const values = await Promise.all(Array.from({ length: 10 }, () => cachedValue.read(load)))
    expect(values.every(({ value }) => value === 'a')).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)

    const failing = vi.fn(() => Promise.reject(new Error('down')))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => setUp().cachedValue.read(failing)),
    )
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })

  it('does not cache a failed load', async () => {
    const { cachedValue } = setUp()
    await expect(cachedValue.read(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await cachedValue.read(loadSlowly('a'))).value).toBe('a')
  })

  it('does not wait for a load whose request was cancelled', async () => {
    const { clock, cachedValue } = setUp()
    void cachedValue.read(() => new Promise(() => undefined))
    clock.nowMs = 4000
    expect((await cachedValue.read(loadSlowly('a'))).value).toBe('a')
  })

  it('loads again after the shared load timed out, and reports to other callers that it failed', async () => {
    const { clock, cachedValue } = setUp()
    void cachedValue.read(() => new Promise(() => undefined))
    const waiting = cachedValue.read(loadSlowly('mine'))
    clock.nowMs = 3000
    expect((await waiting).value).toBe('mine')
    clock.nowMs = 9000
    const down = async () => {
      await loadSlowly('')()
      throw new Error('down')
    }
    const [first, second] = await Promise.allSettled([cachedValue.read(down), cachedValue.read(down)])
    expect([first, second].map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      undefined,
      'provider_unavailable',
    ])
  })

  it('renews a rejected value, but not again before the backoff has passed', async () => {
    const { clock, cachedValue } = setUp()
    await cachedValue.read(loadSlowly('a'))
    expect(await cachedValue.renew('a', loadSlowly('b'))).toBe('b')
    expect(await cachedValue.renew('b', loadSlowly('c'))).toBeNull()
    clock.nowMs = 300
    expect(await cachedValue.renew('b', loadSlowly('c'))).toBe('c')
  })

  it('returns the newer value to callers that rejected an older one', async () => {
    const { cachedValue } = setUp()
    await cachedValue.read(loadSlowly('a'))
    const load = loadSlowly('b')
    expect(await Promise.all(Array.from({ length: 5 }, () => cachedValue.renew('a', load)))).toEqual([
      'b',
      'b',
      'b',
      'b',
      'b',
    ])
    expect(await cachedValue.renew('a', load)).toBe('b')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
