import * as v from 'valibot'
import type { TravelTopic } from '#src/catalogue/travel-topic.ts'

/** The eleven topics of the guide (S2.3), as subscribers choose among them. */
export const NEWSLETTER_TOPICS = {
  'adventure-travel': 'Adventure travel',
  'art-and-culture': 'Art and culture',
  beaches: 'Beaches',
  'family-travel': 'Family travel',
  'festivals-and-events': 'Festivals and events',
  'food-and-drink': 'Food and drink',
  romance: 'Romance',
  'road-trips': 'Road trips',
  'sustainable-travel': 'Sustainable travel',
  'budget-travel': 'Budget travel',
  'wildlife-and-nature': 'Wildlife and nature',
} as const satisfies Readonly<Record<TravelTopic, string>>
export type NewsletterTopic = TravelTopic

export const NEWSLETTER_FREQUENCIES = {
  weekly: 'Every letter, once a week at most',
  monthly: 'One a month, the best of them',
} as const
export type NewsletterFrequency = keyof typeof NEWSLETTER_FREQUENCIES

export const NEWSLETTER_TOPIC_SLUGS = Object.keys(NEWSLETTER_TOPICS) as readonly NewsletterTopic[]
export const FREQUENCY_SLUGS = Object.keys(NEWSLETTER_FREQUENCIES) as readonly NewsletterFrequency[]

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
