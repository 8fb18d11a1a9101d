import type { ErrorContext } from '#src/platform/errors/error-context.ts'

/** Writes one JSON log line for records that could not be stored; the response does not change (R7.4). */
export function logDataLoss(code: string, count: number, requestId: string, context: ErrorContext): void {
  console.warn(JSON.stringify({ level: 'warn', code, count, requestId, ...context }))
}
