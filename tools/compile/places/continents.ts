import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'

type Division = { readonly cca3: string; readonly region: string; readonly subregion: string }

/** Uninhabited, so without a page: Bouvet, French Southern Lands, Heard, Chagos, United States minor islands. */
const UNINHABITED = new Set(['BVT', 'ATF', 'HMD', 'IOT', 'UMI'])

/** Territories that the guide treats as a region of another country, by code. */
const FILED_UNDER: Readonly<Record<string, string>> = { SJM: 'NOR' }

const BY_REGION: Readonly<Record<string, ContinentSlug>> = {
  Africa: 'africa',
  Antarctic: 'antarctica',
  Asia: 'asia',
  Europe: 'europe',
  Oceania: 'pacific',
}

/** More specific than a region, with higher priority. */
const BY_SUBREGION: Readonly<Record<string, ContinentSlug>> = {
  Caribbean: 'caribbean',
  'Central America': 'central-america',
  'North America': 'north-america',
  'South America': 'south-america',
  'Western Asia': 'middle-east',
}

/** Countries that travellers expect on another continent than the tables above define. */
const BY_CODE: Readonly<Record<string, ContinentSlug>> = {
  ARM: 'europe',
  AZE: 'europe',
  GEO: 'europe',
  IRN: 'middle-east',
}

/** Whether a country or territory has a page directly under its continent. */
export function hasOwnPage(code: string): boolean {
  return !UNINHABITED.has(code) && FILED_UNDER[code] === undefined
}

/** Codes of the land that a country's pages cover: its own, then those of territories assigned to it. */
export function codesOf(code: string): readonly string[] {
  return [code, ...Object.keys(FILED_UNDER).filter((territory) => FILED_UNDER[territory] === code)]
}

/**
 * The guide's continent of a country.
 * @throws when no rule covers it, which a new version of the country data could cause
 */
export function continentOf({ cca3, region, subregion }: Division): ContinentSlug {
  const continent = BY_CODE[cca3] ?? BY_SUBREGION[subregion] ?? BY_REGION[region]
  if (continent === undefined) throw new Error(`no continent rule covers ${cca3} (${region}, ${subregion})`)
  return continent
}
