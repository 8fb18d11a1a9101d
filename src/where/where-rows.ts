import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { MONTH_COUNT } from '#isomorphic/where/fact-words.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { WhereData } from './read-where-data.ts'
import type { WhereResult } from './where-answer.ts'

const DESTINATIONS = '/destinations/'

/** The link to a row's guide. */
export const placeLink = ({ facts }: FactTable, row: number): PageLink => ({
  name: facts.name[row] ?? '',
  path: DESTINATIONS + (facts.id[row] ?? ''),
})

/** The names of all places in a language, by row. */
export const placeNames = (table: FactTable, locale: Locale): readonly string[] =>
  localiseContent(
    locale,
    table.facts.id.map((_, row) => placeLink(table, row)),
  ).map(({ name }) => name)

/** The country of a row, or the continent of a country. */
export function parentNameOf({ facts, continent }: FactTable, row: number): string {
  const country = facts.countryNames[facts.country[row] ?? 0] ?? ''
  return country === facts.name[row] ? (facts.continentNames[continent[row] ?? 0] ?? '') : country
}

/**
 * The names of all places in a language, by row. Places that share one have their country with it, or their continent:
 * Granada and Grenada are one name in Spanish and in French.
 */
export function distinctNames(table: FactTable, locale: Locale): readonly string[] {
  const names = placeNames(table, locale)
  const rowsOf = Map.groupBy(names.keys(), (row) => names[row])
  return names.map((name, row) =>
    rowsOf.get(name)?.length === 1 ? name : `${name} (${localiseContent(locale, parentNameOf(table, row))})`,
  )
}

/** The poster of a row, for a picture beside its name. */
export const posterOf = ({ table, cards }: WhereData, row: number): WhereResult['poster'] => ({
  id: table.facts.id[row] ?? '',
  version: cards.version[row] ?? '',
  theme: cards.theme[row] ?? 0,
  alt: '',
})

/** Twelve season codes of a climate, January first. */
export const seasonCodes = ({ season }: FactTable, climate: number): readonly number[] => [
  ...season.subarray(climate * MONTH_COUNT, (climate + 1) * MONTH_COUNT),
]
