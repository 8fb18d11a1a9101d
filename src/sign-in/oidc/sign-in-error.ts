import * as oauth from 'oauth4webapi'
import { AppError, ProviderResponseError, SignInRefusedError } from '#src/platform/app-error.ts'

/** Errors of the response itself, in contrast to errors of the claims in it. */
const INVALID_RESPONSE_CODES = new Set<string | undefined>([
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.MISSING_SERVER_METADATA,
  oauth.INVALID_SERVER_METADATA,
  oauth.HTTP_REQUEST_FORBIDDEN,
  oauth.REQUEST_PROTOCOL_FORBIDDEN,
])

/**
 * Classifies an error of a sign-in step by its cause: the authorization response (400) or the provider (502, 503).
 * @param fallback creates the error for causes that no rule matches
 */
export function toSignInError(error: unknown, fallback: (cause: unknown) => AppError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof oauth.ResponseBodyError) {
    return error.error === 'invalid_grant'
      ? new SignInRefusedError('code', { cause: error })
      : new ProviderResponseError(`status ${error.status}`, { cause: error })
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return new ProviderResponseError('challenge', { cause: error })
  const isInvalidResponse =
    error instanceof oauth.OperationProcessingError && INVALID_RESPONSE_CODES.has(error.code)
  return isInvalidResponse ? new ProviderResponseError('invalid response', { cause: error }) : fallback(error)
}
