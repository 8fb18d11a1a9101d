import type { NewsletterFrequency, NewsletterTopic } from '#src/newsletter/rules/subscription-preferences.ts'

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** To whom a letter goes. */
export type CampaignAudience = {
  /** Those who want one of these, and those who chose none; empty: everybody. */
  readonly topics: readonly NewsletterTopic[]
  /** `weekly`: those who want every letter; `monthly`: also those who want one a month. */
  readonly frequency: NewsletterFrequency
}

/** What an editor writes. */
export type CampaignDraft = CampaignAudience & {
  readonly subject: string
  readonly preheader: string
  /** Markdown. */
  readonly body: string
  readonly pacePerMinute: number
}

/** A letter as the desk knows it. */
export type EmailCampaign = CampaignDraft & {
  readonly id: string
  /** Of its address in the archive; null until sending begins. */
  readonly slug: string | null
  readonly status: CampaignStatus
  readonly version: number
  readonly testedVersion: number
  readonly changedAtS: number
  readonly dueAtS: number | null
  readonly startedAtS: number | null
  readonly endedAtS: number | null
  readonly sendJobNumber: number
  readonly hasAllDeliveries: boolean
  /** Why the desk paused it by itself; empty when a person did. */
  readonly pauseReason: string
  /** Which release of batches comes next, and when the last one was. */
  readonly scheduledRun: number
  readonly lastScheduledRunAtS: number
}

/** Mails a minute that a new letter is sent at, and the bounds. */
export const PACE = { default: 600, min: 1, max: 6000 } as const

/** Whether what is written may still be changed. */
export const isEditable = ({ status }: Pick<EmailCampaign, 'status'>): boolean => status === 'draft'
