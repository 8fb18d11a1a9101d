import * as v from 'valibot'
import { MAIL_TOKEN } from './mail-token.ts'

const MailJobSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  subscriberId: v.pipe(v.string(), v.uuid()),
  /** Token of the links in this mail; D1 stores its hash once the mail may be sent. */
  token: v.pipe(v.string(), v.regex(MAIL_TOKEN)),
})

/** One message of the mail queue; it contains a subscriber ID, never an address. */
export type MailJob = v.InferOutput<typeof MailJobSchema>

/** Parses a message of the mail queue; null when it is not a mail job. */
export function parseMailJob(body: unknown): MailJob | null {
  const parsed = v.safeParse(MailJobSchema, body)
  return parsed.success ? parsed.output : null
}
