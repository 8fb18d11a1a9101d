const POLL_MS = 20

type Outcome<T> = { readonly value: T } | { readonly error: unknown }
type Attempt<T> = { readonly startedAtMs: number; outcome: Outcome<T> | null }

/** Deduplicates concurrent work in an isolate by key. */
export type SingleFlight<T> = {
  /** Whether an attempt for this key is in flight and can be joined. */
  readonly isRunning: (key: string) => boolean
  /**
   * @param key identifies the result
   * @param work run by the first caller; its rejection reaches all callers
   * @param keepAlive lets the work finish when the request that started it is cancelled, as `waitUntil` does
   */
  readonly run: (
    key: string,
    work: () => Promise<T>,
    keepAlive: (running: Promise<unknown>) => void,
  ) => Promise<T>
}

export type SingleFlightOptions = {
  /** Maximum time to wait for another request's attempt. */
  readonly timeoutMs: number
  readonly nowMs: () => number
  /** Error for callers whose wait timed out. */
  readonly createTimeoutError: () => Error
}

/**
 * Waits for the attempt of another request. It polls instead of awaiting that request's promise, which would never
 * settle if the request were cancelled.
 */
async function joinAttempt<T>(
  attempt: Attempt<T>,
  { timeoutMs, nowMs, createTimeoutError }: SingleFlightOptions,
): Promise<T> {
  while (attempt.outcome === null && nowMs() - attempt.startedAtMs < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  if (attempt.outcome === null) throw createTimeoutError()
  if ('error' in attempt.outcome) throw attempt.outcome.error
  return attempt.outcome.value
}

export function createSingleFlight<T>(options: SingleFlightOptions): SingleFlight<T> {
  const running = new Map<string, Attempt<T>>()

  /** The attempt to join. One older than the timeout was lost with its request. */
  function currentAttempt(key: string): Attempt<T> | null {
    const attempt = running.get(key)
    if (attempt === undefined || options.nowMs() - attempt.startedAtMs >= options.timeoutMs) return null
    return attempt
  }

  async function startAttempt(key: string, work: () => Promise<T>): Promise<Outcome<T>> {
    const attempt: Attempt<T> = { startedAtMs: options.nowMs(), outcome: null }
    running.set(key, attempt)
    attempt.outcome = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (running.get(key) === attempt) running.delete(key)
    return attempt.outcome
  }

  return {
    isRunning: (key) => currentAttempt(key) !== null,
    async run(key, work, keepAlive) {
      const attempt = currentAttempt(key)
      if (attempt !== null) return joinAttempt(attempt, options)
      const leading = startAttempt(key, work)
      keepAlive(leading)
      const outcome = await leading
      if ('error' in outcome) throw outcome.error
      return outcome.value
    },
  }
}
