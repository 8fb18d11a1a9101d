import type { Locale } from '#isomorphic/words/locale.ts'
import type { ContinentSlug, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { PAGE_SIZE, type SearchRequest } from '#src/search/rules/search-request.ts'
import type { FacetCount, SearchFindings, SearchHit } from './search-types.ts'
import { searchTitles } from './title-search.ts'

/** Limit of results without an index. */
const MAX_TITLES = 100

const plain = (text: string) => [{ text, isMatch: false }]

function toHit({ kind, path, name, parentName, summary, poster }: PlaceSummary): SearchHit {
  const shown = {
    title: plain(name),
    parents: [parentName],
    otherName: null,
    landmark: null,
    excerpt: plain(summary),
    poster,
  }
  return { kind, path, ...shown }
}

function countFacets(places: readonly PlaceSummary[]): readonly FacetCount[] {
  const groups = Map.groupBy(places, ({ kind, continent }) => `${kind} ${continent}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const continent: ContinentSlug = first.continent
    return [{ facet: { kind: first.kind, continent }, count: group.length }]
  })
}

/**
 * Searches titles of the compiled catalogue only, as a fallback while the index is unavailable.
 * @param locale language of the page
 * @throws when a shard cannot be read
 */
export async function searchFallback(
  readShard: ReadShard,
  request: SearchRequest,
  locale: Locale,
): Promise<SearchFindings> {
  const { query, kind, continent, page } = request
  const places = await searchTitles(readShard, query, MAX_TITLES, locale)
  const filtered = places.filter(
    (place) =>
      (kind === null || place.kind === kind) && (continent === null || place.continent === continent),
  )
  const start = (page - 1) * PAGE_SIZE
  return {
    hits: filtered.slice(start, start + PAGE_SIZE).map(toHit),
    counts: countFacets(places),
    correctedQuery: null,
    matchedBy: 'query',
    isTitlesOnly: true,
  }
}
