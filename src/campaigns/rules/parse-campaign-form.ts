import * as v from 'valibot'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale, type LocaleTag, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import { FREQUENCY_SLUGS, NEWSLETTER_TOPIC_SLUGS } from '#src/newsletter/rules/subscription-preferences.ts'
import { type CampaignDraft, type CampaignText, type CampaignTranslation, PACE } from './email-campaign.ts'

export const MAX_SUBJECT_LENGTH = 120
export const MAX_PREHEADER_LENGTH = 160
export const MAX_BODY_LENGTH = 60_000

/** Line breaks and control characters could end up in mail headers. */
const SingleLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u, 'one line of plain text'))

const TEXT_FIELDS = {
  subject: SingleLine(MAX_SUBJECT_LENGTH),
  preheader: SingleLine(MAX_PREHEADER_LENGTH),
  body: v.pipe(
    v.string(),
    v.maxLength(MAX_BODY_LENGTH),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '')),
  ),
}
const Text = v.object(TEXT_FIELDS)
const Draft = v.object({
  ...TEXT_FIELDS,
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

/** A submitted campaign form: the draft, its translations, and the version on which it is based. */
export type CampaignFormInput = {
  readonly draft: CampaignDraft
  readonly translations: readonly CampaignTranslation[]
  readonly version: number
}

type TextField = keyof CampaignText

/** The name of the field with a text in a language: `subject`, `subject.de`. */
export const textFieldName = (field: TextField, tag: LocaleTag): string =>
  tag === DEFAULT_LOCALE ? field : `${field}.${tag}`

/** The submitted text in a language, not validated; a field that was not submitted is empty. */
export function submittedText(fields: Readonly<Record<string, unknown>>, tag: LocaleTag): CampaignText {
  const readText = (field: TextField): string => {
    const value = fields[textFieldName(field, tag)]
    return typeof value === 'string' ? value : ''
  }
  return { subject: readText('subject'), preheader: readText('preheader'), body: readText('body') }
}

/** The submitted texts in other languages; a language whose fields are all empty has none. */
export const submittedTranslations = (
  fields: Readonly<Record<string, unknown>>,
): readonly CampaignTranslation[] =>
  TRANSLATED_TAGS.map((language) => ({ language, ...submittedText(fields, language) })).filter(
    ({ subject, preheader, body }) => (subject + preheader + body).trim() !== '',
  )

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

const firstField = (issues: readonly v.BaseIssue<unknown>[] | undefined): string =>
  String(issues?.[0]?.path?.[0]?.key ?? '')

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
  if (!draft.success || !version.success)
    return { problem: describeProblem(firstField(draft.issues), locale) }
  const translations: CampaignTranslation[] = []
  for (const { language, ...text } of submittedTranslations(fields)) {
    const parsed = v.safeParse(Text, text)
    if (!parsed.success) {
      const { form, languages } = pickWords(CAMPAIGNS_WORDS, locale)
      const problem = describeProblem(firstField(parsed.issues), locale)
      return { problem: form.inLanguage(languages[language], problem) }
    }
    translations.push({ language, ...parsed.output })
  }
  return { draft: draft.output, translations, version: version.output.version }
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
