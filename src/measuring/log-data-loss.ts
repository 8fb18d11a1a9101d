import type { ErrorContext } from '#src/platform/errors/error-context.ts'

/** Writes one JSON line for records that could not be kept; the visitor never hears of it (R7.4). */
export function logDataLoss(code: string, count: number, requestId: string, context: ErrorContext): void {
  console.warn(JSON.stringify({ level: 'warn', code, count, requestId, ...context }))
}
