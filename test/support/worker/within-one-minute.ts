const MINUTE_MS = 60_000

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS)

/**
 * Runs requests that count towards one rate limit within one minute of the clock: the emulator's limits start again
 * with each minute. When the minute ended meanwhile, their result says nothing and they are sent again.
 * @param attempt sends the requests as a client that has sent none before; asserts nothing itself
 * @returns what the attempt that lay within one minute returned
 */
export async function withinOneMinute<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const minute = currentMinute()
    const result = await attempt()
    if (currentMinute() === minute) return result
  }
}
