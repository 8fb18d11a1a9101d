import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { type ParsedMailEvent, parseMailgunEvent, parseResendEvent } from '#src/mail/rules/mail-events.ts'
import { applyMailEvent, markEventProcessed } from '#src/mail/store/apply-mail-event.ts'
import { hasStandardWebhookSignature, messageIdOf, verifyMailgunSignature } from './webhook-signatures.ts'

const MAX_BODY_BYTES = 256_000
/** The success status of both services (Mailgun retries after any other, Resend after any outside 2xx). */
const ACCEPTED_STATUS = 200
/** Mailgun does not retry after this status. */
const MAILGUN_NO_RETRY_STATUS = 406
const RETRY_LATER = { 'retry-after': '30' }
/** Webhook endpoints, one for each mail service. */
const WEBHOOK_PATHS = { resend: '/api/mail/resend', mailgun: '/api/mail/mailgun' } as const

type VerifiedEvent = {
  readonly event: ParsedMailEvent
  /** Token of a signature that does not cover the payload: it may be used for one request, whatever its payload is. */
  readonly singleUseToken: string | null
}

/** Verifies and parses a webhook request; null when its signature is invalid. */
type VerifyEvent = (
  secret: string,
  text: string,
  headers: Headers,
  nowS: number,
) => Promise<VerifiedEvent | null>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const verifyResend: VerifyEvent = async (secret, text, headers) =>
  hasStandardWebhookSignature(secret, text, headers)
    ? { event: parseResendEvent(parseJson(text), messageIdOf(headers)), singleUseToken: null }
    : null

const verifyMailgun: VerifyEvent = async (secret, text, _headers, nowS) => {
  const body = parseJson(text)
  const token = await verifyMailgunSignature(secret, body, nowS)
  return token === null ? null : { event: parseMailgunEvent(body, token), singleUseToken: token }
}

/**
 * `POST /api/mail/resend` and `/api/mail/mailgun`: webhooks for bounces and complaints. Their signature replaces the
 * same-origin check (R3.3); it is verified before the payload is parsed.
 */
export function mailEventRoutes(nowMs: () => number): Hono<AppEnv> {
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') })
  const handleWebhook = (verify: VerifyEvent, rejectionStatus: 401 | 406) => async (c: Context<AppEnv>) => {
    const { mailWebhookSecret } = c.get('config')
    if (mailWebhookSecret === null) return errorJson(503, 'unavailable', RETRY_LATER)
    const nowS = Math.floor(nowMs() / 1000)
    const verified = await verify(mailWebhookSecret, await c.req.text(), c.req.raw.headers, nowS)
    if (verified === null) return errorJson(rejectionStatus, 'invalid_signature')
    const { event, singleUseToken } = verified
    const isApplied = event !== null && event !== 'invalid'
    try {
      if (isApplied) await applyMailEvent(c.env.DB, event, nowS)
      else if (singleUseToken !== null) await markEventProcessed(c.env.DB, singleUseToken, nowS)
    } catch (error) {
      // The service retries after any error.
      c.get('report')(error)
      return errorJson(503, 'unavailable', RETRY_LATER)
    }
    if (event === 'invalid') return errorJson(400, 'invalid_json')
    return c.body(null, ACCEPTED_STATUS, { 'cache-control': 'no-store' })
  }
  return new Hono<AppEnv>()
    .post(WEBHOOK_PATHS.resend, limit, handleWebhook(verifyResend, 401))
    .post(WEBHOOK_PATHS.mailgun, limit, handleWebhook(verifyMailgun, MAILGUN_NO_RETRY_STATUS))
}
