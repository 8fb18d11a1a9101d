import { SWRConfig, type SWRConfiguration } from 'swr'
import { AnswerError } from './fetch-answer.ts'

/** The library itself never stops (M2.2). */
const MOST_RETRIES = 5
/** Asking again changes nothing about these. */
const FINAL_STATUSES = [401, 403, 404]

const isFinal = (error: unknown): boolean =>
  (error instanceof AnswerError && FINAL_STATUSES.includes(error.status)) ||
  (error instanceof DOMException && error.name === 'AbortError')

/**
 * When a request that failed is made again: after the library's delays (M2.2), at most five times, and only
 * while the page is seen and the browser online, both when it failed and when its time has come.
 */
export const retryFailed: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  key,
  config,
  revalidate,
  options,
) => {
  const isActive = (): boolean => config.isVisible() && config.isOnline()
  if (isFinal(error) || !isActive()) return
  const again: typeof revalidate = (next) => {
    if (isActive()) return revalidate(next)
  }
  SWRConfig.defaultValue.onErrorRetry(error, key, config, again, options)
}

/**
 * For every island that fetches. The other constants (S9.13) are the library's own: answers are shared for
 * 2 s, retries start at 5 s, or 10 s on a slow connection, where a request counts as slow after 5 s instead of 3 s.
 */
const SHARED_OPTIONS: SWRConfiguration = { errorRetryCount: MOST_RETRIES, onErrorRetry: retryFailed }

/** For suggestions: what is known is as good as new, and what was there stays until the next answer. */
export const SUGGESTION_OPTIONS: SWRConfiguration = {
  ...SHARED_OPTIONS,
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
}
