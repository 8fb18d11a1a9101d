import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { scrubText } from '#isomorphic/measuring/scrub-text.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ErrorContext } from './error-context.ts'
import { parseStackFrames } from './stack-frames.ts'

/** Parameters of a notice besides the error. */
export type NoticeParams = ErrorContext & {
  /** Shown on the error page. */
  readonly requestId: string
  /** Number of similar errors not sent since the last notice. */
  readonly heldBack: number
}

const TIMEOUT_MS = 10_000
const MAX_TEXT = 300

/** Sends an error of the worker to an Airbrake-compatible service. Never rejects: the error is logged in any case. */
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
