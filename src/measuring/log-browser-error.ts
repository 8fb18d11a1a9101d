import type { ErrorNoticeRecord } from '#src/measuring/rules/error-notice.ts'
import type { ErrorScene } from '#src/platform/errors/error-scene.ts'

/** Writes one JSON line for an error of a visitor's browser; the record is scrubbed already. */
export function reportBrowserError(notice: ErrorNoticeRecord, requestId: string, scene: ErrorScene): void {
  const { errors, severity, component, path, history } = notice
  console.error(
    JSON.stringify({
      level: 'error',
      code: 'browser_error',
      requestId,
      ...scene,
      path,
      severity,
      component,
      errors,
      history,
    }),
  )
}
