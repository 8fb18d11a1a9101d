import { CONTINENT_SLUGS, type ContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { SearchFacet } from './search-facet.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'
import type { SearchRequest } from './search-request.ts'

type Counts = readonly { readonly facet: SearchFacet; readonly count: number }[]

export type SearchCounts = {
  /** Matches that the request's filters let through. */
  readonly total: number
  /** Kinds that have matches in the chosen continent, with their number. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly count: number }[]
  /** Continents that have matches of the chosen kind, with their number. */
  readonly continents: readonly { readonly continent: ContinentSlug; readonly count: number }[]
}

/** What each filter would leave. A chosen filter stays listed even where nothing is left, so that it can be taken back. */
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
