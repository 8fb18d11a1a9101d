import type { MailSettings } from '#src/config/newsletter-config.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'

/** A slow service still sends once: giving up early and trying again is what makes two mails of one. */
const SEND_TIMEOUT_MS = 30_000
const MAX_RESPONSE_CHARACTERS = 2000
/** What a mail service or the binding calls an address that must not be tried again. */
const UNDELIVERABLE_CODES = new Set(['hard_bounce', 'complaint', 'suppressed', 'E_RECIPIENT_SUPPRESSED'])

export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** `id` stays the same however often one mail is tried, so that a service can tell. */
export type SendMail = (mail: OutgoingMail, id: string) => Promise<'sent' | 'dead_address'>

/** The service has read this mail and will never take it; other 4xx are about keys, addresses and limits of ours. */
const PERMANENT_FAILURE_STATUSES = new Set([400, 413, 422, 451])
/** The same of the binding. */
const PERMANENT_FAILURE_CODES = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_CONTENT_TOO_LARGE',
])

/** The mail did not go out; it may be tried again. */
class MailServiceError extends Error {
  readonly code: string
  /** Seconds for which it wants to be left alone; 0 when it does not say. */
  readonly retryAfterS: number

  constructor(code: string, retryAfterS: number) {
    super(`the mail service answered ${code}`)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

const MAX_RETRY_AFTER_S = 60 * 60

/** Seconds that a `Retry-After` asks for: a number, or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(value: string | null, nowMs: number): number {
  if (value === null) return 0
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - nowMs) / 1000
  return Number.isFinite(seconds) ? Math.min(MAX_RETRY_AFTER_S, Math.max(0, Math.ceil(seconds))) : 0
}

/** For how many seconds the service wants to be left alone, as an error of a send says; 0: it does not say. */
export const retryAfterOf = (error: unknown): number =>
  causesOf(error).find((one) => one instanceof MailServiceError)?.retryAfterS ?? 0

/** Whether the service itself said that it did not take a mail; after anything else nobody knows whether it did. */
export const isDefiniteFailure = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      one instanceof MailServiceError ||
      (one instanceof Error && 'code' in one && /^E_/.test(String(one.code))),
  )

/** Deadlines wrap what they wait for. */
const causesOf = (error: unknown): readonly unknown[] => [
  error,
  error instanceof Error ? error.cause : undefined,
]

/** The refusal for good that an error is or wraps; null for other errors. */
export const permanentFailureOf = (error: unknown): PermanentMailError | null =>
  causesOf(error).find((one) => one instanceof PermanentMailError) ?? null

/** The mail will never go out as it is: trying again would be refused again. */
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
    const what = `status_${response.status}`
    if (PERMANENT_FAILURE_STATUSES.has(response.status)) throw new PermanentMailError(what)
    throw new MailServiceError(what, parseRetryAfter(response.headers.get('retry-after'), Date.now()))
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
 * Sends mail by the HTTP service that is configured, else by the send_email binding. A send rejects when the mail may be
 * tried again, and with `MailRefusedError` when that is of no use.
 */
export function createMailSender(settings: MailSettings, binding: SendEmail, fetch: Fetch): SendMail {
  return settings.apiUrl === null
    ? createBindingSender(binding, settings)
    : createHttpSender(settings.apiUrl, settings, fetch)
}
