import { UnavailableError } from './app-error.ts'

/**
 * Limits how long the caller waits for the platform (R10.1).
 * @param work its result is ignored after the timeout
 * @param timeoutMs maximum wait
 * @param label name for the log
 * @throws {UnavailableError} when the work fails or times out
 */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number, label: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new UnavailableError(`${label} (no response in ${timeoutMs} ms)`, { timedOutWork: work })),
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
