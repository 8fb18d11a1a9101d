import type { ErrorScene } from '#src/platform/errors/error-scene.ts'

/** Writes one JSON line for records that could not be kept; the visitor never hears of it (R7.4). */
export function reportLoss(code: string, count: number, requestId: string, scene: ErrorScene): void {
  console.warn(JSON.stringify({ level: 'warn', code, count, requestId, ...scene }))
}
