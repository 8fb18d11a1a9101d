import type { ErrorService } from '#client/measuring/measuring-settings.ts'
import { reportError } from './log-error.ts'
import { notifyErrorService } from './notify-error-service.ts'
import type { Fetch } from './outside-fetch.ts'

export type ErrorReporterOptions = {
  readonly fetch: Fetch
  /** Null: the log alone. */
  readonly service: ErrorService | null
  readonly requestId: string
  readonly waitUntil: (work: Promise<unknown>) => void
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`a thrown ${typeof error}`)

/**
 * Tells of the errors of one request: in the log, and to the configured service; each once, however many hands it goes
 * through.
 */
export function createErrorReporter({ fetch, service, requestId, waitUntil }: ErrorReporterOptions) {
  const told = new Set<unknown>()
  return (error: unknown): void => {
    if (told.has(error)) return
    told.add(error)
    reportError(error, requestId)
    if (service !== null) waitUntil(notifyErrorService(fetch, service, asError(error), requestId))
  }
}
