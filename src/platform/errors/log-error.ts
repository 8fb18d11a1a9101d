import { scrubText } from '#isomorphic/measuring/scrub-text.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { ErrorContext } from './error-context.ts'

const MAX_CODE = 80
const MAX_LINE = 200
const MAX_STACK_LINES = 5

/** The code of the error's cause: libraries and the platform name theirs without personal data. */
function causeCodeOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? scrubText(String(cause.code), MAX_CODE) : undefined
}

/** Stack frames only: the first lines of a stack repeat the message. */
function stackOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined
  const frames = error.stack.split('\n').filter((line) => /^\s*at /.test(line))
  return frames.slice(0, MAX_STACK_LINES).map((line) => scrubText(line, MAX_LINE))
}

/**
 * Logs one JSON line for an unexpected error, without addresses, queries or other personal data.
 * @param requestId shown on the error page, so that a visitor's report can be matched with the line
 * @param context where it happened (R13.6)
 */
export function logError(error: unknown, requestId: string, context: ErrorContext): void {
  const code = error instanceof AppError ? error.code : 'unexpected'
  const name = error instanceof Error ? error.name : typeof error
  console.error(
    JSON.stringify({
      level: 'error',
      code,
      cause: causeCodeOf(error),
      name,
      requestId,
      ...context,
      stack: stackOf(error),
    }),
  )
}
