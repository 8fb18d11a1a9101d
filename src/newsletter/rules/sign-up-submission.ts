import * as v from 'valibot'
import { parseEmailAddress } from '#src/mail/rules/email-address.ts'

const MAX_FIELD = 200
const Field = v.pipe(v.string(), v.trim(), v.maxLength(MAX_FIELD), v.regex(/^\P{Cc}*$/u))
const Text = v.pipe(Field, v.nonEmpty())
const textOr = (fallback: string) =>
  v.optional(
    v.pipe(
      Field,
      v.transform((text) => text || fallback),
    ),
    fallback,
  )

const Submission = v.object({
  source: Text,
  email: v.string(),
  formName: textOr('newsletter'),
  formType: textOr('NEWSLETTER'),
  /** Honeypot: a field hidden from people; only bots fill it in. */
  website: v.optional(v.string(), ''),
  /** The challenge response of Turnstile. */
  challenge: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
})

/** A valid sign-up (S3.4). */
export type SignUpSubmission = Omit<v.InferOutput<typeof Submission>, 'email' | 'website'> & {
  /** In lower case. */
  readonly address: string
  readonly isTrap: boolean
}

export type SubmissionVerdict =
  | { readonly kind: 'valid'; readonly submission: SignUpSubmission }
  /** The stable error code of the response (R9). */
  | { readonly kind: 'invalid'; readonly code: 'invalid_json' | 'invalid_email' }

/**
 * Validates a sign-up that was sent as JSON or as a form (M1.9); unknown keys are dropped.
 * @param input unvalidated
 */
export function parseSubmission(input: unknown): SubmissionVerdict {
  const parsed = v.safeParse(Submission, input)
  if (!parsed.success) {
    const isAboutEmail = parsed.issues.every((issue) => v.getDotPath(issue) === 'email')
    return { kind: 'invalid', code: isAboutEmail ? 'invalid_email' : 'invalid_json' }
  }
  const { email, website, ...fields } = parsed.output
  const address = parseEmailAddress(email)
  if (address === null) return { kind: 'invalid', code: 'invalid_email' }
  return { kind: 'valid', submission: { ...fields, address, isTrap: website !== '' } }
}
