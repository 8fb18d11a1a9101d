import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { isSameSecret } from '#src/platform/same-secret.ts'

/** How far the clock of a service may be ahead. */
const MAX_CLOCK_SKEW_S = 300
/**
 * Mailgun tries for eight hours (https://help.mailgun.com/hc/en-us/articles/202236504-Webhooks), and does not say that it
 * signs anew each time. A token counts once, so an old one opens nothing.
 */
const MAX_AGE_S = 9 * 60 * 60

/**
 * Resend sends the headers of Standard Webhooks under the names of Svix
 * (https://resend.com/docs/webhooks/verify-webhooks-requests); others of Svix may leave its name out.
 */
const headerOf = (headers: Headers, name: string): string =>
  headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''

export const messageIdOf = (headers: Headers): string => headerOf(headers, 'id')

/** Whether a message is signed as Standard Webhooks has it (Resend), and of the last five minutes. */
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
    // Its documentation calls it a number and shows a string.
    timestamp: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}$/)),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    signature: Hex,
    /** Of the account that a subaccount belongs to, whose key may be the one that we were given. */
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
 * Whether a message carries Mailgun's signature
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks): HMAC-SHA-256 over time and token, not over what it tells. Whoever sees one
 * could put other words beside it, so messages must come by https, and each token counts once.
 * @returns the token, or null
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
