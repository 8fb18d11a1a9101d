/** The ten continents of the guide (S2.2). */
export const CONTINENT_SLUGS = [
  'africa',
  'antarctica',
  'asia',
  'pacific',
  'caribbean',
  'central-america',
  'europe',
  'middle-east',
  'north-america',
  'south-america',
] as const

export type ContinentSlug = (typeof CONTINENT_SLUGS)[number]

/** Returns the slug when it names a continent, else null. */
export function parseContinentSlug(text: string): ContinentSlug | null {
  return CONTINENT_SLUGS.find((slug) => slug === text) ?? null
}
