import { CONTINENT_SLUGS, type ContinentSlug } from '#src/catalogue/continent-slug.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'

/** What results are filtered by and counted for. */
export type SearchFacet = { readonly kind: SearchKind; readonly continent: ContinentSlug | null }

const CONTINENT_CODES = 16
/** Numbers of facets lie below this: eight kinds of sixteen continents each. */
export const FACET_COUNT = 128

/** Number of a facet: kind and continent in seven bits; continent 0 is none. */
export function facetNumber({ kind, continent }: SearchFacet): number {
  const continentCode = continent === null ? 0 : CONTINENT_SLUGS.indexOf(continent) + 1
  return SEARCH_KINDS.indexOf(kind) * CONTINENT_CODES + continentCode
}

/** The facet of a number; null when no document can have it. */
export function facetOfNumber(number: number): SearchFacet | null {
  const kind = SEARCH_KINDS[Math.floor(number / CONTINENT_CODES)]
  const continent = CONTINENT_SLUGS[(number % CONTINENT_CODES) - 1] ?? null
  return kind === undefined ? null : { kind, continent }
}

/**
 * Id of a document in the index. Ids ascend from the most important document to the least, so that the first matches are
 * the best ones, and end in the facet, so that matches can be counted without being read.
 * @param order 1 for the most important document
 */
export function documentId(order: number, facet: SearchFacet): number {
  return order * FACET_COUNT + facetNumber(facet)
}

/** The SQL condition on an `id` for everything of a facet. */
export function facetCondition({ kind, continent }: Partial<SearchFacet>): string {
  const kindCode = kind == null ? null : SEARCH_KINDS.indexOf(kind)
  const continentCode = continent == null ? null : CONTINENT_SLUGS.indexOf(continent) + 1
  return [
    'true',
    ...(kindCode === null ? [] : [`(id % ${FACET_COUNT}) / ${CONTINENT_CODES} = ${kindCode}`]),
    ...(continentCode === null ? [] : [`id % ${CONTINENT_CODES} = ${continentCode}`]),
  ].join(' AND ')
}

/** Words of the index that stand for a facet; folded text never holds the sign. */
export function facetWords({ kind, continent }: Partial<SearchFacet>): readonly string[] {
  return [
    ...(kind == null ? [] : [`=${kind}`]),
    ...(continent == null ? [] : [`=${continent.replaceAll('-', '')}`]),
  ]
}
