/** Base of every error the worker expects. `code` is stable and goes to logs; visitors never see `message`. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  /** The setting that names a service outside which failed; null when none did. */
  readonly service: string | null = null

  constructor(code: string, status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
    this.status = status
  }
}

/** A variable of the deployment is missing or wrong. */
export class ConfigError extends AppError {
  constructor(message: string) {
    super('config_invalid', 500, message)
  }
}

/** A binding or service did not answer, or not in time. */
export class UnavailableError extends AppError {
  constructor(what: string, options?: ErrorOptions) {
    super('unavailable', 503, `${what} is unavailable`, options)
  }
}

/** The session that was asked with has been signed out; the visitor may sign in again. */
export class SessionRevokedError extends AppError {
  constructor() {
    super('session_over', 401, 'the session was signed out')
  }
}

/** Nobody can sign in on this deployment: the provider's settings are missing. */
export class SignInNotConfiguredError extends AppError {
  constructor() {
    super(
      'sign_in_not_configured',
      503,
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET or SESSION_SECRET is not set',
    )
  }
}

/** A return from the provider that does not prove who the visitor is. `reason` ends up in logs as part of the code. */
export class SignInRefusedError extends AppError {
  constructor(reason: string, options?: ErrorOptions) {
    super(`sign_in_refused_${reason}`, 400, `sign-in refused: ${reason}`, options)
  }
}

/** The OpenID provider did not answer in time, or says that it cannot. */
export class ProviderUnavailableError extends AppError {
  override readonly service = 'OIDC_ISSUER'

  constructor(what: string, options?: ErrorOptions) {
    super('provider_unavailable', 503, `provider: ${what}`, options)
  }
}

/** The OpenID provider answered with something that no provider should. */
export class ProviderResponseError extends AppError {
  override readonly service = 'OIDC_ISSUER'

  constructor(what: string, options?: ErrorOptions) {
    super('provider_answer', 502, `provider: ${what}`, options)
  }
}

/**
 * A picture that cannot be shown. `text` is the answer's whole body: it names what is wrong, nothing of the origin
 * (R5.8).
 */
export class ImageError extends AppError {
  readonly text: string

  constructor(code: string, status: number, text: string, options?: ErrorOptions) {
    super(`image_${code}`, status, text, options)
    this.text = text
  }
}
