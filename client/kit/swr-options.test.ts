import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerError } from './fetch-answer.ts'
import { retryFailed, SUGGESTION_OPTIONS } from './swr-options.ts'

/** The delay of the last retry cannot be longer. */
const LONGEST_MS = 1.5 * 2 ** 5 * 5000

function setUp() {
  const state = { isVisible: true, isOnline: true }
  const config = {
    ...SWRConfig.defaultValue,
    ...SUGGESTION_OPTIONS,
    isVisible: () => state.isVisible,
    isOnline: () => state.isOnline,
  }
  const asked: number[] = []
  const fail = (error: unknown, retryCount = 1): void =>
    retryFailed(
      error,
      'key',
      config,
      async (options) => {
        asked.push(options?.retryCount ?? 0)
        return true
      },
      { retryCount, dedupe: true },
    )
  return { state, asked, fail }
}

describe('constants of the library', () => {
  it('are those of the specification (S9.13)', () => {
    expect(SWRConfig.defaultValue).toMatchObject({
      dedupingInterval: 2000,
      errorRetryInterval: 5000,
      focusThrottleInterval: 5000,
      loadingTimeout: 3000,
    })
  })
})

describe('a request that failed', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    ['at the earliest', 0, 5000],
    ['at the latest', 0.9999, 10_000],
  ])('is made again %s after the delays of the library', async (_when, random, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { asked, fail } = setUp()
    fail(new AnswerError(503))
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([1])
    vi.restoreAllMocks()
  })

  it('is made again five times and no more', async () => {
    const { asked, fail } = setUp()
    for (const count of [1, 5, 6, 7]) fail(new TypeError('offline'), count)
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect([...asked].sort()).toEqual([1, 5])
  })

  it.each([401, 403, 404])('with status %i is not made again', async (status) => {
    const { asked, fail } = setUp()
    fail(new AnswerError(status))
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
  })

  it('because it was called off is not made again', async () => {
    const { asked, fail } = setUp()
    fail(new DOMException('', 'AbortError'))
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
  })

  it.each(['isVisible', 'isOnline'] as const)('is not made again unless %s, then and later', async (name) => {
    const { state, asked, fail } = setUp()
    state[name] = false
    fail(new AnswerError(503))
    state[name] = true
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
    fail(new AnswerError(503))
    state[name] = false
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(asked).toEqual([])
  })
})
