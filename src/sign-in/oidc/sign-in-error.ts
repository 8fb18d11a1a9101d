import * as oauth from 'oauth4webapi'
import { AppError, ProviderAnswerError, SignInRefusedError } from '#src/platform/app-error.ts'

/** Faults of an answer as a whole, in contrast to faults of what it claims. */
const BROKEN_ANSWER_CODES = new Set<string | undefined>([
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.MISSING_SERVER_METADATA,
  oauth.INVALID_SERVER_METADATA,
  oauth.HTTP_REQUEST_FORBIDDEN,
  oauth.REQUEST_PROTOCOL_FORBIDDEN,
])

/**
 * Sorts what a step of signing in threw by whose fault it is: the visitor's return (400) or the provider (502, 503).
 * @param otherwise what an error of no special kind means at this step
 */
export function signInErrorFrom(error: unknown, otherwise: (cause: unknown) => AppError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof oauth.ResponseBodyError) {
    return error.error === 'invalid_grant'
      ? new SignInRefusedError('code', { cause: error })
      : new ProviderAnswerError(`status ${error.status}`, { cause: error })
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return new ProviderAnswerError('challenge', { cause: error })
  const isBroken = error instanceof oauth.OperationProcessingError && BROKEN_ANSWER_CODES.has(error.code)
  return isBroken ? new ProviderAnswerError('broken answer', { cause: error }) : otherwise(error)
}
