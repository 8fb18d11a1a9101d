import { KIND_CODES } from '#isomorphic/where/fact-words.ts'
import type { TripOrigin } from '#isomorphic/where/trip-origin.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { createRowFinder, findOrigin, type OriginSources, originSlug } from './find-origin.ts'
import type { WhereData } from './read-where-data.ts'
import { placeNames } from './where-rows.ts'

/**
 * The text of the field for the start: its name where that leads back to the same start, else its slug. Victoria is in
 * Canada and in the Seychelles, and the Spanish name of Grenada is that of Granada.
 */
export function originFieldText(sources: OriginSources, { name, slug, id }: TripOrigin): string {
  const found = findOrigin(sources, name.toLowerCase())?.origin
  const isSame = found !== undefined && (found.slug === slug || (id !== null && found.id === id))
  return isSame ? name : slug
}

/**
 * Towns that the field for the start proposes: the cities of the guide, in the alphabet of the language. One whose name is
 * read as another place is proposed by its slug.
 */
export function proposedTowns({ table }: WhereData, locale: Locale): readonly string[] {
  const { kind } = table.facts
  const isCity = (row: number): boolean =>
    kind.charCodeAt(row) - '0'.charCodeAt(0) === KIND_CODES.indexOf('city')
  const findRow = createRowFinder(table, locale)
  const { compare } = new Intl.Collator(locale)
  return placeNames(table, locale)
    .flatMap((name, row) => {
      if (!isCity(row)) return []
      return findRow(name.toLowerCase()) === row ? name : originSlug(table, table.facts.id[row] ?? '')
    })
    .toSorted(compare)
}
