import * as v from 'valibot'
import { parseEmailAddress } from '#src/mail/rules/email-address.ts'
import { MAX_REPORT_LENGTH, MIN_REPORT_LENGTH } from '#src/site/components/mistake-form.tsx'

const PAGE = /^\/(?:destinations|articles)\/[a-z0-9/-]{1,200}$/
/** Control characters except line feeds. */
const CONTROL = /[^\P{Cc}\n]/gu

const Form = v.object({
  page: v.string(),
  text: v.string(),
  email: v.optional(v.string(), ''),
  /** Honeypot: a field hidden from people; only bots fill it in. */
  website: v.optional(v.string(), ''),
})

/** A valid report of a mistake on a page. */
export type MistakeReport = {
  /** Root-relative address of a guide or a story. */
  readonly page: string
  readonly text: string
  /** In lower case; empty when none was given. */
  readonly contact: string
  readonly isTrap: boolean
}

/** The fields as submitted, to fill the form again. */
export type SubmittedReport = { readonly page: string; readonly text: string; readonly email: string }

export type MistakeVerdict =
  | { readonly kind: 'valid'; readonly report: MistakeReport; readonly submitted: SubmittedReport }
  | {
      readonly kind: 'invalid'
      readonly code: 'invalid_text' | 'invalid_email'
      readonly submitted: SubmittedReport
    }
  /** Not a submission of this form. */
  | { readonly kind: 'invalid_form' }

/** Validates the path of a guide or a story; null for anything else. */
export const readReportedPage = (page: unknown): string | null =>
  typeof page === 'string' && PAGE.test(page) ? page : null

/**
 * Validates the fields of the mistake form.
 * @param input the submitted fields, unvalidated
 */
export function readMistakeReport(input: unknown): MistakeVerdict {
  const parsed = v.safeParse(Form, input)
  const page = parsed.success ? readReportedPage(parsed.output.page) : null
  if (!parsed.success || page === null) return { kind: 'invalid_form' }
  const { website } = parsed.output
  const text = parsed.output.text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, ' ').trim()
  const email = parsed.output.email.trim()
  const submitted = { page, text: text.slice(0, MAX_REPORT_LENGTH), email: email.slice(0, 254) }
  if (text.length < MIN_REPORT_LENGTH || text.length > MAX_REPORT_LENGTH)
    return { kind: 'invalid', code: 'invalid_text', submitted }
  const contact = email === '' ? '' : parseEmailAddress(email)
  if (contact === null) return { kind: 'invalid', code: 'invalid_email', submitted }
  return { kind: 'valid', report: { page, text, contact, isTrap: website !== '' }, submitted }
}
