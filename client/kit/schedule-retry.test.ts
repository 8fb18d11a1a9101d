import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResponseError } from './fetch-json.ts'
import { scheduleRetry } from './schedule-retry.ts'

/** Upper bound of the delay before the last retry. */
const MAX_DELAY_MS = 1.5 * 2 ** 5 * 10_000

const device = { visibilityState: 'visible', onLine: true, connection: {} as object }

function setUp() {
  const attempts: number[] = []
  const controller = new AbortController()
  const fail = (error: unknown, attempt = 1): void =>
    scheduleRetry(error, attempt, () => attempts.push(attempt), controller.signal)
  return { attempts, fail, stop: () => controller.abort() }
}

describe('scheduleRetry', () => {
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

  // The constants of the specification (S9.13), interpreted by M2.2.
  it.each([
    ['at the earliest', 0, {}, 5000],
    ['at the latest', 0.9999, {}, 10_000],
    ['on a slow connection at the earliest', 0, { effectiveType: '2g' }, 10_000],
    ['where data is saved at the earliest', 0, { saveData: true }, 10_000],
  ])('retries %s after the backoff delay', async (_when, random, connection, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    Object.assign(device, { connection })
    const { attempts, fail } = setUp()
    fail(new ResponseError(503))
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(attempts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toEqual([1])
  })

  it('retries up to five times', async () => {
    const { attempts, fail } = setUp()
    for (const attempt of [1, 5, 6, 7]) fail(new TypeError('offline'), attempt)
    await vi.advanceTimersByTimeAsync(MAX_DELAY_MS)
    expect([...attempts].sort()).toEqual([1, 5])
  })

  it.each([401, 403, 404])('does not retry after status %i', async (status) => {
    const { attempts, fail } = setUp()
    fail(new ResponseError(status))
    await vi.advanceTimersByTimeAsync(MAX_DELAY_MS)
    expect(attempts).toEqual([])
  })

  it('does not retry an aborted request, nor one that is aborted during the delay', async () => {
    const { attempts, fail, stop } = setUp()
    fail(new DOMException('', 'AbortError'))
    fail(new ResponseError(503))
    stop()
    await vi.advanceTimersByTimeAsync(MAX_DELAY_MS)
    expect(attempts).toEqual([])
  })

  it.each([{ visibilityState: 'hidden' }, { onLine: false }])(
    'does not retry with %j, neither when the request failed nor when the delay ends',
    async (blocker) => {
      const { attempts, fail } = setUp()
      const original = { ...device }
      Object.assign(device, blocker)
      fail(new ResponseError(503))
      Object.assign(device, original)
      await vi.advanceTimersByTimeAsync(MAX_DELAY_MS)
      expect(attempts).toEqual([])
      fail(new ResponseError(503))
      Object.assign(device, blocker)
      await vi.advanceTimersByTimeAsync(MAX_DELAY_MS)
      expect(attempts).toEqual([])
    },
  )
})
