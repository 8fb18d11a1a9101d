const POLL_MS = 20

type Outcome<T> = { readonly value: T } | { readonly error: unknown }
type Attempt<T> = { readonly startedAtMs: number; outcome: Outcome<T> | null }

/** Does one piece of work for all requests of an isolate that want it at the same time. */
export type SingleFlight<T> = {
  /** Whether somebody is at it whom it is worth waiting for. */
  readonly isRunning: (key: string) => boolean
  /**
   * @param key names the result
   * @param work done by the first request that asks; rejects for all who wait
   * @param keepAlive lets the work end when the request that began it is given up, as `waitUntil` does
   */
  readonly run: (
    key: string,
    work: () => Promise<T>,
    keepAlive: (running: Promise<unknown>) => void,
  ) => Promise<T>
}

export type SingleFlightOptions = {
  /** Nobody waits longer for another's work. */
  readonly timeoutMs: number
  readonly nowMs: () => number
  /** What those get who waited in vain. */
  readonly createTimeoutError: () => Error
}

/**
 * Waits for work that another request began. It looks again and again instead of awaiting the other's promise, which
 * would never settle if that request were cancelled.
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

  /** The attempt to wait for; one that is older than the limit was lost with its request. */
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
