import * as v from 'valibot'

export type MailSettings = {
  readonly from: string
  /** An HTTP mail service; null: the send_email binding. */
  readonly apiUrl: string | null
  readonly apiKey: string | null
}

export type TurnstileSettings = {
  readonly siteKey: string
  readonly secret: string
  readonly origin: string
  /** Sign-ups within ten minutes that are accepted without a challenge; 0 always challenges. */
  readonly signUpsBeforeChallenge: number
}

const OptionalText = v.optional(v.string(), '')
const optionalUrl = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(
    OptionalText,
    v.check((text) => text === '' || isValid(text), message),
    v.transform((text) => (text === '' ? null : text)),
  )

const OptionalAddress = v.pipe(
  OptionalText,
  v.check((text) => text === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(text), 'must be one e-mail address or empty'),
)

/** Several separated by spaces during a rotation: the first signs, any of them verifies. */
const Secrets = v.pipe(
  OptionalText,
  v.transform((text) => text.split(' ').filter((part) => part !== '')),
  v.array(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 characters or more, without spaces')),
  ),
)

/** The variables of mail and newsletter (docs/operations.md). */
export const NewsletterVariables = {
  MAIL_API_URL: optionalUrl((text) => URL.canParse(text), 'must be an absolute URL or empty'),
  MAIL_API_KEY: OptionalText,
  MAIL_WEBHOOK_SECRET: OptionalText,
  LETTER_SECRET: Secrets,
  MAIL_FROM: OptionalAddress,
  CONTACT_ADDRESS: OptionalAddress,
  TURNSTILE_SITE_KEY: OptionalText,
  TURNSTILE_SECRET: OptionalText,
  TURNSTILE_ORIGIN: optionalUrl(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin without a path, or empty',
  ),
  TURNSTILE_AFTER: v.pipe(
    OptionalText,
    v.regex(/^\d{0,6}$/, 'must be a number of sign-ups, or empty'),
    v.transform(Number),
  ),
  NEWSLETTER_REFUSED: v.pipe(
    OptionalText,
    v.transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
    v.array(
      v.pipe(v.string(), v.regex(/^(?:[^\s@]+@|[a-z0-9.-]+)$/, 'must list domains, and roles ending in @')),
    ),
  ),
} as const

type NewsletterSettings = v.InferOutput<v.ObjectSchema<typeof NewsletterVariables, undefined>> & {
  readonly SITE_ORIGIN: string
}

export function toMailSettings({
  SITE_ORIGIN,
  MAIL_FROM,
  MAIL_API_URL,
  MAIL_API_KEY,
}: NewsletterSettings): MailSettings {
  const from = MAIL_FROM === '' ? `letters@${new URL(SITE_ORIGIN).hostname}` : MAIL_FROM
  return { from, apiUrl: MAIL_API_URL, apiKey: MAIL_API_KEY === '' ? null : MAIL_API_KEY }
}

export function toTurnstileSettings(output: NewsletterSettings): TurnstileSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = output
  if (siteKey === '' || secret === '') return null
  const origin = output.TURNSTILE_ORIGIN ?? 'https://challenges.cloudflare.com'
  return { siteKey, secret, origin, signUpsBeforeChallenge: output.TURNSTILE_AFTER }
}
