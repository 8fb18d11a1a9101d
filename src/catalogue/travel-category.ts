/** The kinds of place in Best in Travel (S3.6). */
export const TRAVEL_CATEGORIES = ['countries', 'regions', 'cities', 'sustainable', 'value'] as const

export type TravelCategory = (typeof TRAVEL_CATEGORIES)[number]

/** Names of the categories in links and titles. */
export const TRAVEL_CATEGORY_NAMES: Readonly<Record<TravelCategory, string>> = {
  countries: 'Countries',
  regions: 'Regions',
  cities: 'Cities',
  sustainable: 'Sustainable',
  value: 'Good value',
}

/** Returns the category when the text names one, else null. */
export function parseTravelCategory(text: string): TravelCategory | null {
  return TRAVEL_CATEGORIES.find((category) => category === text) ?? null
}
