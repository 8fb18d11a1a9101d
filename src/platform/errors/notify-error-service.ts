import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { scrubText } from '#isomorphic/measuring/scrub-text.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ErrorContext } from './error-context.ts'
import { parseStackFrames } from './stack-frames.ts'

/** What a notice says besides the error. */
export type NoticeParams = ErrorContext & {
  /** Shown on the error page. */
  readonly requestId: string
  /** Errors like it of which the service was not told since the last. */
  readonly heldBack: number
}

const TIMEOUT_MS = 10_000
const MAX_TEXT = 300

/**
 * Tells an Airbrake-compatible service of an error of the worker, as browsers do of theirs. Never rejects: what the service
 * does not take is in the log all the same.
 */
export async function notifyErrorService(
  fetch: Fetch,
  { host, projectId, projectKey }: ErrorService,
  error: Error,
  params: NoticeParams,
): Promise<void> {
  const code = error instanceof AppError ? error.code : 'unexpected'
  const message = scrubText(`${code}: ${error.message}`, MAX_TEXT)
  const notice = {
    errors: [{ type: error.name, message, backtrace: parseStackFrames(error.stack) }],
    context: { severity: 'error', component: 'worker', notifier: { name: 'fernway' } },
    params,
  }
  const address = `${host}/api/v3/projects/${projectId}/notices?key=${projectKey}`
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
}
