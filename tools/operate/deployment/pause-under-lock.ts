import { MINUTE_MS } from '#src/platform/durations.ts'

/** How often a pause renews the lock, which lasts an hour. */
const RENEWAL_MS = MINUTE_MS

/**
 * Waits between two shares of a gradual release, and renews the lock meanwhile, because a pause may be longer than the
 * lock lasts.
 * @param sleep waits for some milliseconds, and throws when the deployment is stopped
 * @param check renews the lock, and throws when another deployment holds it by now
 */
export async function pauseUnderLock(
  pauseMs: number,
  sleep: (ms: number) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<void> {
  for (let leftMs = pauseMs; leftMs > 0; leftMs -= RENEWAL_MS) {
    await sleep(Math.min(leftMs, RENEWAL_MS))
    await check()
  }
}
