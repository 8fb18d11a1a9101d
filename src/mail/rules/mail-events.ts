import * as v from 'valibot'

/** An event after the mail service accepted a mail: a bounce or a complaint. */
export type MailEvent = {
  /** The event ID of the service, for deduplication. */
  readonly id: string
  readonly kind: 'hard' | 'soft' | 'complaint'
  /** In lower case. */
  readonly addresses: readonly string[]
}

/** `null`: an event of another kind, which is ignored; `invalid`: not a payload of this service. */
export type ParsedMailEvent = MailEvent | null | 'invalid'

const Address = v.pipe(
  v.string(),
  v.maxLength(320),
  v.transform((text) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase()),
)

/**
 * https://resend.com/docs/webhooks/event-types and /webhooks/emails/bounced: `type`, and `data` with the recipients
 * (`to`) and the type of the `bounce`. The event ID is the `svix-id` header.
 */
const ResendPayload = v.object({
  type: v.string(),
  data: v.object({
    to: v.union([
      v.pipe(v.array(Address), v.maxLength(100)),
      v.pipe(
        Address,
        v.transform((address) => [address]),
      ),
    ]),
    bounce: v.optional(v.object({ type: v.optional(v.string(), '') })),
  }),
})

/** The remaining type is `Permanent`. */
const SOFT_BOUNCE_TYPES = new Set(['Transient', 'Undetermined'])

/** @param id the message ID of the webhook headers */
export function parseResendEvent(body: unknown, id: string): ParsedMailEvent {
  const parsed = v.safeParse(ResendPayload, body)
  if (!parsed.success) return 'invalid'
  const { type, data } = parsed.output
  const addresses = data.to
  if (type === 'email.complained') return { id, kind: 'complaint', addresses }
  if (type === 'email.delivery_delayed') return { id, kind: 'soft', addresses }
  // The service sent nothing: the address bounced or complained before.
  if (type === 'email.suppressed') return { id, kind: 'hard', addresses }
  if (type !== 'email.bounced') return null
  return { id, kind: SOFT_BOUNCE_TYPES.has(data.bounce?.type ?? '') ? 'soft' : 'hard', addresses }
}

/**
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads: the event is under
 * `event-data`, the signature beside it. A failure is `permanent` or `temporary`. A message that timed out after hours
 * of retries (`old`) is `permanent` as well, although the address may be valid.
 */
const MailgunPayload = v.object({
  'event-data': v.object({
    event: v.string(),
    severity: v.optional(v.string(), ''),
    reason: v.optional(v.string(), ''),
    recipient: v.optional(Address, ''),
  }),
})

/** @param id the token of the signature, for deduplication */
export function parseMailgunEvent(body: unknown, id: string): ParsedMailEvent {
  const parsed = v.safeParse(MailgunPayload, body)
  if (!parsed.success) return 'invalid'
  const { event, severity, reason, recipient } = parsed.output['event-data']
  const addresses = [recipient]
  if (event === 'complained') return { id, kind: 'complaint', addresses }
  if (event !== 'failed') return null
  return { id, kind: severity === 'temporary' || reason === 'old' ? 'soft' : 'hard', addresses }
}
