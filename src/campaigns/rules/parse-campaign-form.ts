import * as v from 'valibot'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import { FREQUENCY_SLUGS, NEWSLETTER_TOPIC_SLUGS } from '#src/newsletter/rules/subscription-preferences.ts'
import { type CampaignDraft, PACE } from './email-campaign.ts'

export const MAX_SUBJECT_LENGTH = 120
export const MAX_PREHEADER_LENGTH = 160
export const MAX_BODY_LENGTH = 60_000

/** Line breaks and control characters could end up in mail headers. */
const SingleLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u, 'one line of plain text'))

const Draft = v.object({
  subject: SingleLine(MAX_SUBJECT_LENGTH),
  preheader: SingleLine(MAX_PREHEADER_LENGTH),
  body: v.pipe(
    v.string(),
    v.maxLength(MAX_BODY_LENGTH),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '')),
  ),
  topics: v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), []),
    v.transform((topics) => (typeof topics === 'string' ? [topics] : topics)),
    v.array(v.picklist(NEWSLETTER_TOPIC_SLUGS)),
    v.transform((topics) => [...new Set(topics)]),
  ),
  frequency: v.picklist(FREQUENCY_SLUGS),
  pacePerMinute: v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.minValue(PACE.min),
    v.maxValue(PACE.max),
  ),
})
const Version = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/** A submitted campaign form: the draft, and the version on which it is based. */
export type CampaignFormInput = { readonly draft: CampaignDraft; readonly version: number }

function describeProblem(field: string, locale: Locale): string {
  const { form } = pickWords(CAMPAIGNS_WORDS, locale)
  switch (field) {
    case 'subject':
      return form.subject(MAX_SUBJECT_LENGTH)
    case 'preheader':
      return form.preheader(MAX_PREHEADER_LENGTH)
    case 'body':
      return form.body(MAX_BODY_LENGTH)
    case 'pacePerMinute':
      return form.pacePerMinute(PACE.min, PACE.max)
    case 'topics':
    case 'frequency':
      return form[field]
    default:
      return form.other
  }
}

/**
 * Validates the campaign form.
 * @param locale of the problem
 * @returns the draft, or the first problem as a sentence for the editor
 */
export function parseCampaignForm(
  fields: Readonly<Record<string, unknown>>,
  locale: Locale,
): CampaignFormInput | { readonly problem: string } {
  const draft = v.safeParse(Draft, fields)
  const version = v.safeParse(Version, fields)
  if (draft.success && version.success) return { draft: draft.output, version: version.output.version }
  const name = String(draft.issues?.[0]?.path?.[0]?.key ?? '')
  return { problem: describeProblem(name, locale) }
}

/**
 * Parses the value of a datetime-local field as UTC.
 * @returns seconds since 1970, or null when invalid
 */
export function parseDueTime(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return null
  const ms = Date.parse(`${text}Z`)
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000)
}
