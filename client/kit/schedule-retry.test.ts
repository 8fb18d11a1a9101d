import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResponseError } from './fetch-json.ts'
import { scheduleRetry } from './schedule-retry.ts'

/** The delay of the last retry cannot be longer. */
const LONGEST_MS = 1.5 * 2 ** 5 * 10_000

const device = { visibilityState: 'visible', onLine: true, connection: {} as object }

function setUp() {
  const asked: number[] = []
  const controller = new AbortController()
  const fail = (error: unknown, attempt = 1): void =>
    scheduleRetry(error, attempt, () => asked.push(attempt), controller.signal)
  return { asked, fail, stop: () => controller.abort() }
}

describe('a request that failed', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(device, { visibilityState: 'visible', onLine: true, connection: {} })
    vi.stubGlobal('document', device)
    vi.stubGlobal('navigator', device)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  // The constants of the specification (S9.13), by M2.2.
  it.each([
    ['at the earliest', 0, {}, 5000],
    ['at the latest', 0.9999, {}, 10_000],
    ['on a slow connection at the earliest', 0, { effectiveType: '2g' }, 10_000],
    ['where data is saved at the earliest', 0, { saveData: true }, 10_000],
  ])('is made again %s after its delay', async (_when, random, connection, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    Object.assign(device, { connection })
    const { asked, fail } = setUp()
    fail(new ResponseError(503))
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([1])
  })

  it('is made again five times and no more', async () => {
    const { asked, fail } = setUp()
    for (const attempt of [1, 5, 6, 7]) fail(new TypeError('offline'), attempt)
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect([...asked].sort()).toEqual([1, 5])
  })

  it.each([401, 403, 404])('with status %i is not made again', async (status) => {
    const { asked, fail } = setUp()
    fail(new ResponseError(status))
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
  })

  it('because it was called off, or is called off meanwhile, is not made again', async () => {
    const { asked, fail, stop } = setUp()
    fail(new DOMException('', 'AbortError'))
    fail(new ResponseError(503))
    stop()
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
  })

  it.each([{ visibilityState: 'hidden' }, { onLine: false }])(
    'is not made again with %j, then and later',
    async (away) => {
      const { asked, fail } = setUp()
      const here = { ...device }
      Object.assign(device, away)
      fail(new ResponseError(503))
      Object.assign(device, here)
      await vi.advanceTimersByTimeAsync(LONGEST_MS)
      expect(asked).toEqual([])
      fail(new ResponseError(503))
      Object.assign(device, away)
      await vi.advanceTimersByTimeAsync(LONGEST_MS)
      expect(asked).toEqual([])
    },
  )
})
