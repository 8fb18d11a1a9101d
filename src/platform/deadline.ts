import { UnavailableError } from './app-error.ts'

/**
 * Waits for a piece of the platform, but not for ever (R10.1).
 * @param work what is waited for; its late answer or failure is ignored
 * @param limitMs how long
 * @param what name for the log
 * @throws {UnavailableError} when it fails or the time is over
 */
export async function withDeadline<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(`${what} (no answer in ${limitMs} ms)`)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } catch (cause) {
    throw cause instanceof UnavailableError ? cause : new UnavailableError(what, { cause })
  } finally {
    clearTimeout(timer)
  }
}
