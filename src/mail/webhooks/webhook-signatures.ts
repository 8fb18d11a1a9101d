import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { HOUR_S } from '#src/platform/durations.ts'
import { isSameSecret } from '#src/platform/same-secret.ts'

/** How far ahead the clock of the service may be. */
const MAX_CLOCK_SKEW_S = 300
/**
 * Mailgun retries for eight hours (https://help.mailgun.com/hc/en-us/articles/202236504-Webhooks), possibly with the
 * same signature. Deduplication by token makes a replay harmless.
 */
const MAX_AGE_S = 9 * HOUR_S

/**
 * Resend sends the Standard Webhooks headers under Svix names
 * (https://resend.com/docs/webhooks/verify-webhooks-requests); other senders omit the Svix prefix.
 */
const headerOf = (headers: Headers, name: string): string =>
  headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''

export const messageIdOf = (headers: Headers): string => headerOf(headers, 'id')

/** Whether the request has a valid Standard Webhooks signature (Resend) that is no older than five minutes. */
export function hasStandardWebhookSignature(secret: string, body: string, headers: Headers): boolean {
  const fields = Object.fromEntries(
    ['id', 'timestamp', 'signature'].map((name) => [`webhook-${name}`, headerOf(headers, name)]),
  )
  try {
    new Webhook(secret).verify(body, fields, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const MailgunSignature = v.object({
  signature: v.object({
    // The documentation states a number and shows a string.
    timestamp: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}$/)),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    signature: Hex,
    /** Signature with the key of the parent account of a subaccount, which may be the configured key. */
    'parent-signature': v.optional(Hex),
  }),
})

async function hmacHex(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Verifies Mailgun's signature (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks):
 * an HMAC-SHA-256 of timestamp and token, not of the payload. A captured signature could be reused for another payload;
 * HTTPS prevents it, and each token is accepted once, also when its first payload had no effect.
 * @returns the token, or null when the signature is invalid or expired
 */
export async function verifyMailgunSignature(
  secret: string,
  body: unknown,
  nowS: number,
): Promise<string | null> {
  const parsed = v.safeParse(MailgunSignature, body)
  if (!parsed.success) return null
  const { timestamp, token, signature, 'parent-signature': parent = signature } = parsed.output.signature
  const ageS = nowS - Number(timestamp)
  if (ageS > MAX_AGE_S || ageS < -MAX_CLOCK_SKEW_S) return null
  const expected = await hmacHex(secret, timestamp + token)
  const isValid = (await isSameSecret(signature, expected)) || (await isSameSecret(parent, expected))
  return isValid ? token : null
}
