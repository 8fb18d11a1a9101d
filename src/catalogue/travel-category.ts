/** The kinds of place in Best in Travel (S3.6). */
export const TRAVEL_CATEGORIES = ['countries', 'regions', 'cities', 'sustainable', 'value'] as const

export type TravelCategory = (typeof TRAVEL_CATEGORIES)[number]

/** Returns the category when the text names one, else null. */
export function parseTravelCategory(text: string): TravelCategory | null {
  return TRAVEL_CATEGORIES.find((category) => category === text) ?? null
}
