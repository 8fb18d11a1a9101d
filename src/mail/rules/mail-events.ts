import * as v from 'valibot'

/** What became of a mail after the service had taken it. */
export type MailEvent = {
  /** The service's own id of this message: it counts once. */
  readonly id: string
  readonly kind: 'hard' | 'soft' | 'complaint'
  /** In lower case. */
  readonly addresses: readonly string[]
}

/** Null: a message of another kind, which is nothing to us; `invalid`: none of this service. */
export type ParsedMailEvent = MailEvent | null | 'invalid'

const Address = v.pipe(
  v.string(),
  v.maxLength(320),
  v.transform((text) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase()),
)

/**
 * https://resend.com/docs/webhooks/event-types and /webhooks/emails/bounced: `type`, and under `data` whom it went `to`
 * and what kind of `bounce` it was. The id is that of the message (`svix-id`).
 */
const ResendPayload = v.object({
  type: v.string(),
  data: v.object({
    to: v.union([
      v.pipe(v.array(Address), v.maxLength(100)),
      v.pipe(
        Address,
        v.transform((one) => [one]),
      ),
    ]),
    bounce: v.optional(v.object({ type: v.optional(v.string(), '') })),
  }),
})

/** Besides them there is `Permanent`. */
const SOFT_BOUNCE_TYPES = new Set(['Transient', 'Undetermined'])

/** @param id of the message, as its headers give it */
export function parseResendEvent(body: unknown, id: string): ParsedMailEvent {
  const parsed = v.safeParse(ResendPayload, body)
  if (!parsed.success) return 'invalid'
  const { type, data } = parsed.output
  const addresses = data.to
  if (type === 'email.complained') return { id, kind: 'complaint', addresses }
  if (type === 'email.delivery_delayed') return { id, kind: 'soft', addresses }
  // The service did not even try: the address came back, or complained, before.
  if (type === 'email.suppressed') return { id, kind: 'hard', addresses }
  if (type !== 'email.bounced') return null
  return { id, kind: SOFT_BOUNCE_TYPES.has(data.bounce?.type ?? '') ? 'soft' : 'hard', addresses }
}

/**
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads: what it tells of stands under
 * `event-data`, the signature beside it. A failure is `permanent` or `temporary`; what it gave up trying for hours (`old`)
 * is permanent to it, and says nothing of the address.
 */
const MailgunPayload = v.object({
  'event-data': v.object({
    event: v.string(),
    severity: v.optional(v.string(), ''),
    reason: v.optional(v.string(), ''),
    recipient: v.optional(Address, ''),
  }),
})

/** @param id the token of its signature, so that each counts once */
export function parseMailgunEvent(body: unknown, id: string): ParsedMailEvent {
  const parsed = v.safeParse(MailgunPayload, body)
  if (!parsed.success) return 'invalid'
  const { event, severity, reason, recipient } = parsed.output['event-data']
  const addresses = [recipient]
  if (event === 'complained') return { id, kind: 'complaint', addresses }
  if (event !== 'failed') return null
  return { id, kind: severity === 'temporary' || reason === 'old' ? 'soft' : 'hard', addresses }
}
