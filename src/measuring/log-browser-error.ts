import type { ErrorNoticeRecord } from '#src/measuring/rules/error-notice.ts'

/** Writes one JSON line for an error of a visitor's browser; the record is scrubbed already. */
export function reportBrowserError(notice: ErrorNoticeRecord, requestId: string): void {
  const { errors, severity, component, path, history } = notice
  console.error(
    JSON.stringify({
      level: 'error',
      code: 'browser_error',
      requestId,
      path,
      severity,
      component,
      errors,
      history,
    }),
  )
}
