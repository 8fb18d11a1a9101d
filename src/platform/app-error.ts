/** Base of every expected error of the worker. `code` is stable and logged; visitors never see `message`. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  /** Name of the setting of the external service that failed; null when none did. */
  readonly service: string | null = null

  constructor(code: string, status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
    this.status = status
  }
}

/** A variable of the deployment is missing or invalid. */
export class ConfigError extends AppError {
  constructor(message: string) {
    super('config_invalid', 500, message)
  }
}

/** A binding or service failed or timed out. */
export class UnavailableError extends AppError {
  /** What was not waited for any longer, to find the call; null when it failed. */
  readonly timedOutWork: Promise<unknown> | null

  constructor(
    resource: string,
    {
      timedOutWork = null,
      ...options
    }: ErrorOptions & { readonly timedOutWork?: Promise<unknown> | null } = {},
  ) {
    super('unavailable', 503, `${resource} is unavailable`, options)
    this.timedOutWork = timedOutWork
  }
}

/**
 * A transaction ended itself because a condition of one of its statements was not met (`abortWhen`); `code` names the
 * condition.
 */
export class TransactionAbortedError extends AppError {
  constructor(code: string, options?: ErrorOptions) {
    super(code, 409, `the transaction was aborted: ${code}`, options)
  }
}

/** The session of the request was signed out; the visitor may sign in again. */
export class SessionRevokedError extends AppError {
  constructor() {
    super('session_over', 401, 'the session was signed out')
  }
}

/** Signing in is disabled in this deployment: the provider's settings are missing. */
export class SignInNotConfiguredError extends AppError {
  constructor() {
    super(
      'sign_in_not_configured',
      503,
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET or SESSION_SECRET is not set',
    )
  }
}

/** A callback from the provider does not prove the visitor's identity. `reason` is part of the logged code. */
export class SignInRefusedError extends AppError {
  constructor(reason: string, options?: ErrorOptions) {
    super(`sign_in_refused_${reason}`, 400, `sign-in refused: ${reason}`, options)
  }
}

/** The OpenID provider timed out or reported that it is unavailable. */
export class ProviderUnavailableError extends AppError {
  override readonly service = 'OIDC_ISSUER'

  constructor(problem: string, options?: ErrorOptions) {
    super('provider_unavailable', 503, `provider: ${problem}`, options)
  }
}

/** The OpenID provider sent an invalid response. */
export class ProviderResponseError extends AppError {
  override readonly service = 'OIDC_ISSUER'

  constructor(problem: string, options?: ErrorOptions) {
    super('provider_answer', 502, `provider: ${problem}`, options)
  }
}

/**
 * An image cannot be served. `text` is the complete response body: it names the problem without details of the origin
 * (R5.8).
 */
export class ImageError extends AppError {
  readonly text: string

  constructor(code: string, status: number, text: string, options?: ErrorOptions) {
    super(`image_${code}`, status, text, options)
    this.text = text
  }
}
