import { Webhook } from 'standardwebhooks'

export const MAIL_EVENT_SECRET = `whsec_${btoa('a-webhook-secret-for-mail-events')}`
/** The recipient of the mail that the events are about. */
export const RECIPIENT = 'bounced@mail.example'
const nowS = (): number => Math.floor(Date.now() / 1000)

/** Creates a webhook request of Resend, signed now. */
export function signResendEvent(type: string, data: object = {}, id = crypto.randomUUID(), prefix = 'svix') {
  const body = JSON.stringify({
    type,
    created_at: '2026-11-22T10:00:00Z',
    data: { email_id: 'e', to: [RECIPIENT], ...data },
  })
  const timestampS = nowS()
  const headers = {
    'content-type': 'application/json',
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(timestampS),
    [`${prefix}-signature`]: new Webhook(MAIL_EVENT_SECRET).sign(id, new Date(timestampS * 1000), body),
  }
  return { body, headers }
}

/**
 * Creates a webhook request of Mailgun.
 * @param isOfSubaccount signed with the key of the parent account, as for events of a subaccount
 */
export async function signMailgunEvent(
  event: object,
  key = MAIL_EVENT_SECRET,
  timestampS = nowS(),
  isOfSubaccount = false,
) {
  const [timestamp, token] = [String(timestampS), crypto.randomUUID()]
  const encoder = new TextEncoder()
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(timestamp + token)))
  const signature = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const data = { id: crypto.randomUUID(), recipient: RECIPIENT, ...event }
  const signed = isOfSubaccount
    ? { timestamp: timestampS, token, signature: '0'.repeat(64), 'parent-signature': signature }
    : { timestamp, token, signature }
  return {
    body: JSON.stringify({ signature: signed, 'event-data': data }),
    headers: { 'content-type': 'application/json' },
  }
}
