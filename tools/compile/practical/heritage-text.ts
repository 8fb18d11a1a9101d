import type { CountryPractical } from './country-practical-schema.ts'
import type { PracticalText } from './fact-rows.ts'

const MAX_HERITAGE_SITES = 10

/** The best known sites on one line; the page of a country with dozens of them names ten. */
export function heritageText(sites: NonNullable<CountryPractical['heritage']>, words: PracticalText): string {
  const named = sites.slice(0, MAX_HERITAGE_SITES).map(({ name, year }) => words.heritageSite(name, year))
  return [...named, ...(sites.length > MAX_HERITAGE_SITES ? [words.moreHeritage] : [])].join('; ')
}
