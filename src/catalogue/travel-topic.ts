/** Topics of stories, in the order of the topics page (S2.3: exactly these eleven). */
export const TRAVEL_TOPICS = [
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
] as const

export type TravelTopic = (typeof TRAVEL_TOPICS)[number]

/** Returns the topic when the text names one, else null. */
export function parseTravelTopic(text: string): TravelTopic | null {
  return TRAVEL_TOPICS.find((topic) => topic === text) ?? null
}

/** Root-relative path of a topic page. */
export const topicPath = (topic: TravelTopic): string => `/articles/category/${topic}`
