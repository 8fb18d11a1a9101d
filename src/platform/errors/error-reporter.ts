import type { ErrorService } from '#client/measuring/measuring-settings.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import type { Signals } from '#src/platform/signals.ts'
import type { ErrorScene } from './error-scene.ts'
import { reportError } from './log-error.ts'
import { notifyErrorService } from './notify-error-service.ts'

/**
 * Keeps an error of the worker for the operators' desk. Never rejects.
 * @param db of events
 */
export type KeepError = (
  error: unknown,
  told: { readonly scene: ErrorScene; readonly requestId: string },
  db: D1Database,
) => Promise<void>

export type ErrorReporterOptions = {
  readonly fetch: Fetch
  /** Null: the log alone. */
  readonly service: ErrorService | null
  readonly requestId: string
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Where an error happened. */
  readonly sceneOf: (error: unknown) => ErrorScene
  readonly signals: Pick<Signals, 'sample'>
  readonly keep: (
    error: unknown,
    told: { readonly scene: ErrorScene; readonly requestId: string },
  ) => Promise<void>
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`a thrown ${typeof error}`)

/** Errors of one kind are one call of the service a minute, however many visitors meet them. */
function kindOf(error: Error, { route, binding, operation }: ErrorScene): string {
  const code = error instanceof AppError ? error.code : error.name
  return [code, route, binding, operation].join(' ')
}

/**
 * Tells of the errors of one request: each in the log, once however many hands it goes through, samples at the
 * operators' desk and to the configured service (R13.6).
 */
export function createErrorReporter(options: ErrorReporterOptions) {
  const { fetch, service, requestId, waitUntil, sceneOf, signals, keep } = options
  const told = new Set<unknown>()
  return (error: unknown): void => {
    if (told.has(error)) return
    told.add(error)
    const scene = sceneOf(error)
    reportError(error, requestId, scene)
    waitUntil(keep(error, { scene, requestId }))
    if (service === null) return
    const heldBack = signals.sample(kindOf(asError(error), scene))
    if (heldBack === null) return
    waitUntil(notifyErrorService(fetch, service, asError(error), { requestId, heldBack, ...scene }))
  }
}
