import { ResponseError } from './fetch-json.ts'

/** The constants of the specification (S9.13); how they are meant is in M2.2. */
const BASE_BACKOFF_MS = 5000
const SLOW_BASE_BACKOFF_MS = 10_000
const MAX_RETRIES = 5
/** Asking again changes nothing about these. */
const FINAL_STATUSES = [401, 403, 404]

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Whether requests take long here: a slow network, or a visitor who saves data. */
function isSlowConnection(): boolean {
  const { effectiveType = '', saveData = false } =
    (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData || ['slow-2g', '2g'].includes(effectiveType)
}

const isPermanentError = (error: unknown): boolean =>
  (error instanceof ResponseError && FINAL_STATUSES.includes(error.status)) ||
  (error instanceof DOMException && error.name === 'AbortError')

const canRetryNow = (): boolean => document.visibilityState !== 'hidden' && navigator.onLine

/**
 * Makes a request that failed again later: after a delay that doubles, by chance half to one and a half of it, five times at
 * most, and only while the page is seen and the browser online, both when it failed and when its time has come.
 * @param attempt of the request that failed, from 1
 */
export function scheduleRetry(error: unknown, attempt: number, retry: () => void, signal: AbortSignal): void {
  if (attempt > MAX_RETRIES || isPermanentError(error) || !canRetryNow()) return
  const factor = Math.floor((Math.random() + 0.5) * 2 ** attempt)
  const timer = setTimeout(
    () => {
      if (canRetryNow()) retry()
    },
    factor * (isSlowConnection() ? SLOW_BASE_BACKOFF_MS : BASE_BACKOFF_MS),
  )
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
