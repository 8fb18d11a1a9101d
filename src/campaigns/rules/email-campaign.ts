import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { NewsletterFrequency, NewsletterTopic } from '#src/newsletter/rules/subscription-preferences.ts'

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** The recipients of a campaign. */
export type CampaignAudience = {
  /** Subscribers of one of these topics or without a choice; empty: all subscribers. */
  readonly topics: readonly NewsletterTopic[]
  /** `weekly`: only weekly subscribers; `monthly`: also monthly ones. */
  readonly frequency: NewsletterFrequency
}

/** What a campaign says in one language. */
export type CampaignText = {
  readonly subject: string
  readonly preheader: string
  /** Markdown. */
  readonly body: string
}

/** The text for subscribers of one language besides English; all others get the English one. */
export type CampaignTranslation = CampaignText & { readonly language: TranslatedTag }

/** The editable part of a campaign, in English. */
export type CampaignDraft = CampaignAudience & CampaignText & { readonly pacePerMinute: number }

/** A campaign as stored in D1. */
export type EmailCampaign = CampaignDraft & {
  readonly id: string
  /** Slug in the archive; null for a draft. */
  readonly slug: string | null
  readonly status: CampaignStatus
  readonly version: number
  readonly testedVersion: number
  readonly changedAtS: number
  readonly dueAtS: number | null
  readonly startedAtS: number | null
  readonly endedAtS: number | null
  /** When the first mail was accepted: from then on the archive shows it. Null: no subscriber has it. */
  readonly publishedAtS: number | null
  /** When an operator withdrew it from the archive; null: not withdrawn. */
  readonly withdrawnAtS: number | null
  readonly sendJobNumber: number
  readonly hasAllDeliveries: boolean
  /** Why it was paused automatically; empty when an operator paused it. */
  readonly pauseReason: string
  /** Number of the next scheduled run, and the time of the last one. */
  readonly scheduledRun: number
  readonly lastScheduledRunAtS: number
}

/** Mails per minute: the default and the limits. */
export const PACE = { default: 600, min: 1, max: 6000 } as const

/** Whether the campaign may still be edited. */
export const isEditable = ({ status }: Pick<EmailCampaign, 'status'>): boolean => status === 'draft'
