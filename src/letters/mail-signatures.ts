import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { isSameSecret } from '#src/platform/same-secret.ts'

/** How old a signed message may be, either way. */
const TOLERANCE_S = 300

/** The names under which services of Svix send the headers of Standard Webhooks. */
const headerOf = (headers: Headers, name: string): string =>
  headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? ''

export const messageIdOf = (headers: Headers): string => headerOf(headers, 'id')

/** Whether a message is signed as Standard Webhooks has it (Resend), and of the last five minutes. */
export function isSignedByStandard(secret: string, body: string, headers: Headers): boolean {
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

const MailgunSignature = v.object({
  signature: v.object({
    timestamp: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
    token: v.pipe(v.string(), v.maxLength(100)),
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
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
 * Whether a message carries Mailgun's signature: HMAC-SHA-256 over time and token, not over what it tells. Whoever sees one
 * could put other words beside it, so messages must come by https, and each token counts once.
 * @returns the token, or null
 */
export async function openMailgunSignature(
  secret: string,
  body: unknown,
  nowS: number,
): Promise<string | null> {
  const parsed = v.safeParse(MailgunSignature, body)
  if (!parsed.success) return null
  const { timestamp, token, signature } = parsed.output.signature
  if (Math.abs(nowS - Number(timestamp)) > TOLERANCE_S) return null
  return (await isSameSecret(signature, await hmacHex(secret, timestamp + token))) ? token : null
}
