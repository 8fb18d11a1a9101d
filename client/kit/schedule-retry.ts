import { ResponseError } from './fetch-json.ts'

/** The constants of the specification (S9.13), interpreted by M2.2. */
const BASE_BACKOFF_MS = 5000
const SLOW_BASE_BACKOFF_MS = 10_000
const MAX_RETRIES = 5
/** A retry cannot succeed after these. */
const FINAL_STATUSES = [401, 403, 404]

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Whether the network is slow or the visitor saves data. */
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
 * Retries a failed request with exponential backoff and jitter (a factor of 0.5 to 1.5), up to five times. A retry
 * needs a visible page and an online browser, both at the failure and at the end of the delay.
 * @param attempt number of the failed attempt, from 1
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
