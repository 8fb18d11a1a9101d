import type { CaughtError, ErrorSink } from '#client/kit/report-client-error.ts'
import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import type { HistoryEntry } from './record-history.ts'

/** The newest errors of a page without a network that are reported once it is there (R10.8). */
const MAX_WAITING = 100

/** Maps an error event to the notifier's input; without an Error object it needs file and line (M2.4). */
function errorOf(event: ErrorEvent): unknown {
  if (event.error) return event.error
  const { message, filename, lineno, colno } = event
  return filename && lineno
    ? { message, fileName: filename, lineNumber: lineno, columnNumber: colno, noStack: true }
    : null
}

/** The browser's message for a view transition that it skipped; the page may not have had a handler yet. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/

const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && SKIPPED_TRANSITION.test(reason.message)

function toCaughtError(input: CaughtError | Event): CaughtError | null {
  if (input instanceof ErrorEvent) {
    const error = errorOf(input)
    return error === null ? null : { error }
  }
  if (input instanceof PromiseRejectionEvent)
    return isSkippedTransition(input.reason) ? null : { error: input.reason }
  return 'error' in input ? input : null
}

/**
 * Reports buffered and future errors of the page. The first error loads the notifier.
 * @param history recorded until the notifier takes over
 * @param errorService current third-party service; null for the first-party endpoint
 */
export function startErrorReporting(
  bufferedErrors: readonly (CaughtError | Event)[],
  history: readonly HistoryEntry[],
  errorService: () => ErrorService | null,
): void {
  let notifier: Promise<(error: CaughtError) => void> | null = null
  /** Errors that the notifier could not be loaded for. */
  const waiting: CaughtError[] = []
  const report = (input: CaughtError | Event): void => {
    const error = toCaughtError(input)
    if (error === null) return
    notifier ??= import('./error-notifier.ts').then(({ startNotifier }) =>
      startNotifier(history, errorService()),
    )
    notifier.then(
      (notify) => notify(error),
      () => {
        notifier = null
        if (waiting.push(error) > MAX_WAITING) waiting.shift()
      },
    )
  }
  ;(globalThis as { fernwayErrors?: ErrorSink }).fernwayErrors = { push: report }
  for (const each of bufferedErrors) report(each)
  addEventListener('online', () => {
    for (const each of waiting.splice(0)) report(each)
  })
}
