import { AppError } from '#src/errors.ts'

/** The code of what an error goes back to: libraries and the platform name theirs, without personal data. */
function causeCodeOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}

/**
 * Writes one JSON line for an error nobody expected, without addresses, queries or other personal data.
 * @param requestId shown on the error page, so that a visitor's report finds the line
 */
export function reportError(error: unknown, requestId: string): void {
  const code = error instanceof AppError ? error.code : 'unexpected'
  const name = error instanceof Error ? error.name : typeof error
  const stack =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .slice(1, 6)
          .map((line) => line.trim())
      : undefined
  console.error(JSON.stringify({ level: 'error', code, cause: causeCodeOf(error), name, requestId, stack }))
}
