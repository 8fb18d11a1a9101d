import { UnavailableError } from './app-error.ts'

/**
 * Waits for a piece of the platform, but not for ever (R10.1).
 * @param work what is waited for; its late answer or failure is ignored
 * @param timeoutMs how long
 * @param label name for the log
 * @throws {UnavailableError} when it fails or the time is over
 */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number, label: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new UnavailableError(`${label} (no answer in ${timeoutMs} ms)`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work, timeout])
  } catch (cause) {
    throw cause instanceof UnavailableError ? cause : new UnavailableError(label, { cause })
  } finally {
    clearTimeout(timer)
  }
}
