import * as v from 'valibot'
import { MAIL_TOKEN } from './mail-token.ts'

const MailJobSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  subscriberId: v.pipe(v.string(), v.uuid()),
  /** What the links of this mail carry; D1 gets its hash when the mail may be sent. */
  token: v.pipe(v.string(), v.regex(MAIL_TOKEN)),
})

/** One message of the mail queue: it names a subscriber, never an address. */
export type MailJob = v.InferOutput<typeof MailJobSchema>

/** Reads a message of the queue; null when it is none of ours. */
export function parseMailJob(body: unknown): MailJob | null {
  const parsed = v.safeParse(MailJobSchema, body)
  return parsed.success ? parsed.output : null
}
