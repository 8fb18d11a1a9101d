import type { ErrorSink, KeptError } from '#client/kit/hand-error.ts'
import type { ErrorService } from '#client/measuring/measuring-settings.ts'
import type { Happening } from './record-history.ts'

/** What an error event says as the notifier reads it; without an Error it counts only with file and line (M2.4). */
function errorOf(event: ErrorEvent): unknown {
  if (event.error) return event.error
  const { message, filename, lineno, colno } = event
  return filename && lineno
    ? { message, fileName: filename, lineNumber: lineno, columnNumber: colno, noStack: true }
    : null
}

function toKeptError(taken: KeptError | Event): KeptError | null {
  if (taken instanceof ErrorEvent) {
    const error = errorOf(taken)
    return error === null ? null : { error }
  }
  if (taken instanceof PromiseRejectionEvent) return { error: taken.reason }
  return 'error' in taken ? taken : null
}

/**
 * Takes the page's errors, those kept so far and those to come. The first of them fetches the notifier.
 * @param history what happened to the page; the notifier takes it over
 * @param errorService that errors may go to now; null for our own endpoint
 */
export function reportErrors(
  kept: readonly (KeptError | Event)[],
  history: readonly Happening[],
  errorService: () => ErrorService | null,
): void {
  let notifier: Promise<(error: KeptError) => void> | null = null
  const take = (taken: KeptError | Event): void => {
    const error = toKeptError(taken)
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
  ;(globalThis as { fernwayErrors?: ErrorSink }).fernwayErrors = { push: take }
  for (const each of kept) take(each)
}
