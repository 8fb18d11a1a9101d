import { CONTINENT_SLUGS, type ContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { SearchFacet } from './search-facet.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'
import type { SearchRequest } from './search-request.ts'

type Counts = readonly { readonly facet: SearchFacet; readonly count: number }[]

export type SearchCounts = {
  /** Number of matches after filtering. */
  readonly total: number
  /** Kinds with matches in the chosen continent, with counts. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly count: number }[]
  /** Continents with matches of the chosen kind, with counts. */
  readonly continents: readonly { readonly continent: ContinentSlug; readonly count: number }[]
}

/** Counts the results of each filter. The chosen filter is listed even without results, so that it can be removed. */
export function countMatches(
  counts: Counts,
  { kind: chosenKind, continent: chosenContinent }: Pick<SearchRequest, 'kind' | 'continent'>,
): SearchCounts {
  const count = (kind: SearchKind | null, continent: ContinentSlug | null): number =>
    counts
      .filter(
        ({ facet }) =>
          (kind ?? facet.kind) === facet.kind && (continent ?? facet.continent) === facet.continent,
      )
      .reduce((sum, each) => sum + each.count, 0)
  return {
    total: count(chosenKind, chosenContinent),
    kinds: SEARCH_KINDS.map((kind) => ({ kind, count: count(kind, chosenContinent) })).filter(
      (each) => each.count > 0 || each.kind === chosenKind,
    ),
    continents: CONTINENT_SLUGS.map((continent) => ({
      continent,
      count: count(chosenKind, continent),
    })).filter((each) => each.count > 0 || each.continent === chosenContinent),
  }
}
