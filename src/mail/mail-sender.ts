import type { MailSettings } from '#src/config/newsletter-config.ts'
import { AppError } from '#src/platform/app-error.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'

/** Generous, because a slow service still sends: a retry after an early timeout would send the mail twice. */
const SEND_TIMEOUT_MS = 30_000
const MAX_RESPONSE_CHARACTERS = 2000
/** Error codes of mail services and of the binding for an address that must not be tried again. */
const UNDELIVERABLE_CODES = new Set(['hard_bounce', 'complaint', 'suppressed', 'E_RECIPIENT_SUPPRESSED'])

export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends one mail. `id` is the idempotency key: the same for every attempt of one mail. */
export type SendMail = (mail: OutgoingMail, id: string) => Promise<'sent' | 'dead_address'>

/** Statuses for a mail that the service will never accept; other 4xx concern keys, sender addresses and rate limits. */
const PERMANENT_FAILURE_STATUSES = new Set([400, 413, 422, 451])
/** The same for the send_email binding. */
const PERMANENT_FAILURE_CODES = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_CONTENT_TOO_LARGE',
])

/** The mail was not sent and may be retried. */
class MailServiceError extends Error {
  readonly code: string
  /** Seconds of the `Retry-After` header; 0 without one. */
  readonly retryAfterS: number

  constructor(code: string, retryAfterS: number) {
    super(`the mail service answered ${code}`)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

const MAX_RETRY_AFTER_S = HOUR_S

/**
 * Parses `Retry-After`, a number of seconds or a date (RFC 9110, 10.2.3).
 * @returns seconds, limited to one hour; 0 when the header is missing or invalid
 */
function parseRetryAfter(value: string | null, nowMs: number): number {
  if (value === null) return 0
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - nowMs) / 1000
  return Number.isFinite(seconds) ? Math.min(MAX_RETRY_AFTER_S, Math.max(0, Math.ceil(seconds))) : 0
}

/** The `Retry-After` of a failed send in seconds; 0 without one. */
export const retryAfterOf = (error: unknown): number =>
  causesOf(error).find((cause) => cause instanceof MailServiceError)?.retryAfterS ?? 0

/**
 * Whether the mail service stated that it did not accept the mail; after any other error, such as a timeout, it may
 * have been sent.
 */
export const isDefiniteFailure = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof MailServiceError ||
      (cause instanceof Error && 'code' in cause && /^E_/.test(String(cause.code))),
  )

/** The error and its cause: `withDeadline` wraps errors. */
const causesOf = (error: unknown): readonly unknown[] => [
  error,
  error instanceof Error ? error.cause : undefined,
]

/** The permanent failure that an error is or wraps; null for other errors. */
export const permanentFailureOf = (error: unknown): PermanentMailError | null =>
  causesOf(error).find((cause) => cause instanceof PermanentMailError) ?? null

/** The mail service rejects this mail permanently: a retry would fail again. */
export class PermanentMailError extends AppError {
  constructor(detail: string) {
    super('mail_refused', 422, `the mail service refuses: ${detail}`)
    this.reason = `refused_${detail}`
  }

  readonly reason: `refused_${string}`
}

function parseErrorCode(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : null
  } catch {
    return null
  }
}

function createHttpSender(apiUrl: string, { from, apiKey }: MailSettings, fetch: Fetch): SendMail {
  return async (mail, id) => {
    const response = await fetch(apiUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ ...mail, from }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (response.ok) {
      await response.body?.cancel()
      return 'sent'
    }
    const code = parseErrorCode((await response.text()).slice(0, MAX_RESPONSE_CHARACTERS))
    if (response.status < 500 && code !== null && UNDELIVERABLE_CODES.has(code)) return 'dead_address'
    const detail = `status_${response.status}`
    if (PERMANENT_FAILURE_STATUSES.has(response.status)) throw new PermanentMailError(detail)
    throw new MailServiceError(detail, parseRetryAfter(response.headers.get('retry-after'), Date.now()))
  }
}

function createBindingSender(binding: SendEmail, { from }: MailSettings): SendMail {
  return async (mail) => {
    try {
      await binding.send({ ...mail, headers: { ...mail.headers }, from: { email: from, name: 'Fernway' } })
      return 'sent'
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (UNDELIVERABLE_CODES.has(code)) return 'dead_address'
      throw PERMANENT_FAILURE_CODES.has(code) ? new PermanentMailError(code) : error
    }
  }
}

/**
 * Creates a sender for the configured HTTP service, or for the send_email binding when none is configured. A send
 * rejects with `PermanentMailError` when a retry is useless, and with any other error when the mail may be retried.
 */
export function createMailSender(settings: MailSettings, binding: SendEmail, fetch: Fetch): SendMail {
  return settings.apiUrl === null
    ? createBindingSender(binding, settings)
    : createHttpSender(settings.apiUrl, settings, fetch)
}
