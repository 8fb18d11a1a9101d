/** Base of every error the worker expects. `code` is stable and goes to logs; visitors never see `message`. */
export class AppError extends Error {
  readonly code: string
  readonly status: number

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
