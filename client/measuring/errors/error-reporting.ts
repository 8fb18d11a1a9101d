import type { CaughtError, ErrorSink } from '#client/kit/report-client-error.ts'
import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import type { HistoryEntry } from './record-history.ts'

/** What an error event says as the notifier reads it; without an Error it counts only with file and line (M2.4). */
function errorOf(event: ErrorEvent): unknown {
  if (event.error) return event.error
  const { message, filename, lineno, colno } = event
  return filename && lineno
    ? { message, fileName: filename, lineNumber: lineno, columnNumber: colno, noStack: true }
    : null
}

function toCaughtError(input: CaughtError | Event): CaughtError | null {
  if (input instanceof ErrorEvent) {
    const error = errorOf(input)
    return error === null ? null : { error }
  }
  if (input instanceof PromiseRejectionEvent) return { error: input.reason }
  return 'error' in input ? input : null
}

/**
 * Takes the page's errors, those kept so far and those to come. The first of them fetches the notifier.
 * @param history what happened to the page; the notifier takes it over
 * @param errorService that errors may go to now; null for our own endpoint
 */
export function startErrorReporting(
  bufferedErrors: readonly (CaughtError | Event)[],
  history: readonly HistoryEntry[],
  errorService: () => ErrorService | null,
): void {
  let notifier: Promise<(error: CaughtError) => void> | null = null
  const report = (input: CaughtError | Event): void => {
    const error = toCaughtError(input)
    if (error === null) return
    notifier ??= import('./error-notifier.ts').then(({ startNotifier }) =>
      startNotifier(history, errorService()),
    )
    notifier.then(
      (notify) => notify(error),
      () => {
        // Offline: the next error tries again.
        notifier = null
      },
    )
  }
  ;(globalThis as { fernwayErrors?: ErrorSink }).fernwayErrors = { push: report }
  for (const each of bufferedErrors) report(each)
}
