import type { ErrorNoticeRecord } from '#src/measuring/rules/error-notice.ts'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'

/** Writes one JSON log line for a browser error, which is already scrubbed. */
export function logBrowserError(notice: ErrorNoticeRecord, requestId: string, context: ErrorContext): void {
  const { errors, severity, component, path, history } = notice
  console.error(
    JSON.stringify({
      level: 'error',
      code: 'browser_error',
      requestId,
      ...context,
      path,
      severity,
      component,
      errors,
      history,
    }),
  )
}
