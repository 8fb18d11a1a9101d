import { CONTINENT_SLUGS, type ContinentSlug } from '#src/catalogue/continent-slug.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'

/** Kind and continent of a document, for filters and counts. */
export type SearchFacet = { readonly kind: SearchKind; readonly continent: ContinentSlug | null }

const CONTINENT_CODES = 16
/** Upper bound of facet numbers: eight kinds of sixteen continents each. */
export const FACET_COUNT = 128

/** Number of a facet in seven bits; continent 0 means none. */
export function facetNumber({ kind, continent }: SearchFacet): number {
  const continentCode = continent === null ? 0 : CONTINENT_SLUGS.indexOf(continent) + 1
  return SEARCH_KINDS.indexOf(kind) * CONTINENT_CODES + continentCode
}

/** The facet of a number; null when it is invalid. */
export function facetOfNumber(number: number): SearchFacet | null {
  const kind = SEARCH_KINDS[Math.floor(number / CONTINENT_CODES)]
  const continent = CONTINENT_SLUGS[(number % CONTINENT_CODES) - 1] ?? null
  return kind === undefined ? null : { kind, continent }
}

/**
 * ID of a document in the index. IDs ascend from the most to the least important document, so that the first rows are
 * the best, and end with the facet, so that matches can be counted without reading documents.
 * @param order rank of the document; 1 for the most important
 */
export function documentId(order: number, facet: SearchFacet): number {
  return order * FACET_COUNT + facetNumber(facet)
}

/** SQL condition on `id` for all documents of a facet. */
export function facetCondition({ kind, continent }: Partial<SearchFacet>): string {
  const kindCode = kind == null ? null : SEARCH_KINDS.indexOf(kind)
  const continentCode = continent == null ? null : CONTINENT_SLUGS.indexOf(continent) + 1
  return [
    'true',
    ...(kindCode === null ? [] : [`(id % ${FACET_COUNT}) / ${CONTINENT_CODES} = ${kindCode}`]),
    ...(continentCode === null ? [] : [`id % ${CONTINENT_CODES} = ${continentCode}`]),
  ].join(' AND ')
}

/** Tokens of a facet in the index; folded text never contains their prefix sign. */
export function facetWords({ kind, continent }: Partial<SearchFacet>): readonly string[] {
  return [
    ...(kind == null ? [] : [`=${kind}`]),
    ...(continent == null ? [] : [`=${continent.replaceAll('-', '')}`]),
  ]
}
