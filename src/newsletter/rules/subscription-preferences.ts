import * as v from 'valibot'
import type { TravelTopic } from '#src/catalogue/travel-topic.ts'

/** The eleven topics of the guide (S2.3), as subscribers choose among them. */
export const NEWSLETTER_TOPIC_SLUGS = [
  'adventure-travel',
  'art-and-culture',
  'beaches',
  'family-travel',
  'festivals-and-events',
  'food-and-drink',
  'romance',
  'road-trips',
  'sustainable-travel',
  'budget-travel',
  'wildlife-and-nature',
] as const satisfies readonly TravelTopic[]
export type NewsletterTopic = TravelTopic

/** Every issue, or one a month. */
export const FREQUENCY_SLUGS = ['weekly', 'monthly'] as const
export type NewsletterFrequency = (typeof FREQUENCY_SLUGS)[number]

export type SubscriptionPreferences = {
  /** Empty: all topics. */
  readonly topics: readonly NewsletterTopic[]
  readonly frequency: NewsletterFrequency
}

const Preferences = v.object({
  topics: v.pipe(v.array(v.picklist(NEWSLETTER_TOPIC_SLUGS)), v.maxLength(50)),
  frequency: v.picklist(FREQUENCY_SLUGS),
})

/** Parses a submitted preferences form; null when a value is not an option of the form. */
export function parseSubscriptionPreferences(form: URLSearchParams): SubscriptionPreferences | null {
  const parsed = v.safeParse(Preferences, { topics: form.getAll('topics'), frequency: form.get('frequency') })
  if (!parsed.success) return null
  const chosen = new Set(parsed.output.topics)
  return {
    topics: NEWSLETTER_TOPIC_SLUGS.filter((topic) => chosen.has(topic)),
    frequency: parsed.output.frequency,
  }
}

/** Parses stored preferences; unknown values count as not chosen. */
export function parseStoredPreferences(topics: string, frequency: string): SubscriptionPreferences {
  const stored = topics.split(',')
  return {
    topics: NEWSLETTER_TOPIC_SLUGS.filter((topic) => stored.includes(topic)),
    frequency: FREQUENCY_SLUGS.find((slug) => slug === frequency) ?? 'weekly',
  }
}
