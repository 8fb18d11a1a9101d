import type { LetterFrequency, LetterTopic } from '#src/newsletter/rules/newsletter-preferences.ts'

export const LETTER_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** To whom a letter goes. */
export type LetterAudience = {
  /** Those who want one of these, and those who chose none; empty: everybody. */
  readonly topics: readonly LetterTopic[]
  /** `weekly`: those who want every letter; `monthly`: also those who want one a month. */
  readonly frequency: LetterFrequency
}

/** What an editor writes. */
export type LetterDraft = LetterAudience & {
  readonly subject: string
  readonly preheader: string
  /** Markdown. */
  readonly body: string
  readonly pacePerMinute: number
}

/** A letter as the desk knows it. */
export type LetterRecord = LetterDraft & {
  readonly id: string
  /** Of its address in the archive; null until sending begins. */
  readonly slug: string | null
  readonly status: LetterStatus
  readonly version: number
  readonly testedVersion: number
  readonly changedAtS: number
  readonly dueAtS: number | null
  readonly beganAtS: number | null
  readonly endedAtS: number | null
  readonly run: number
  readonly isFilled: boolean
  /** Why the desk paused it by itself; empty when a person did. */
  readonly pauseReason: string
  /** Which release of batches comes next, and when the last one was. */
  readonly releaseTick: number
  readonly releasedAtS: number
}

/** Mails a minute that a new letter is sent at, and the bounds. */
export const PACE = { usual: 600, least: 1, most: 6000 } as const

/** Whether what is written may still be changed. */
export const isWritable = ({ status }: Pick<LetterRecord, 'status'>): boolean => status === 'draft'
