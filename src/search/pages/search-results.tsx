import { useWords } from '#isomorphic/words/use-words.ts'
import type { ContinentTeaser, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { countMatches } from '#src/search/rules/search-counts.ts'
import { type SearchRequest, searchAddress } from '#src/search/rules/search-request.ts'
import type { SearchFindings, SearchHit } from '#src/search/search-types.ts'
import { PosterGrid } from '#src/site/components/poster-grid.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchPagination } from './search-pagination.tsx'
import { SearchResult } from './search-result.tsx'
import { SearchStatus } from './search-status.tsx'

type SharedProps = {
  readonly request: SearchRequest
  readonly continents: readonly ContinentTeaser[]
  /** Up to four places, shown when there are no results. */
  readonly suggestions: readonly PlaceSummary[]
}

/** Null when neither the index nor the titles could be read. */
export type SearchResultsProps = SharedProps & { readonly findings: SearchFindings | null }

function NoResults({ request, suggestions }: SharedProps) {
  const words = useWords(SEARCH_PAGES_WORDS).results
  const isFiltered = request.kind !== null || request.continent !== null || request.page > 1
  return (
    <section className="section wrap" aria-labelledby="suggestions">
      <SectionHead
        title={request.query === '' ? words.suggestionsToStart : words.suggestions}
        id="suggestions"
        aside={
          isFiltered ? (
            <a className="link" href={searchAddress({ ...request, kind: null, continent: null, page: 1 })}>
              {words.withoutFilters}
            </a>
          ) : (
            <a className="link" href="/places">
              {words.destinations}
            </a>
          )
        }
      />
      {suggestions.length > 0 && <PosterGrid places={suggestions} />}
    </section>
  )
}

const HitList = ({ hits }: { readonly hits: readonly SearchHit[] }) => (
  <ul>
    {hits.map((hit) => (
      <li key={hit.path}>
        <SearchResult hit={hit} />
      </li>
    ))}
  </ul>
)

/** Results in the language of the page; below a heading those whose text is in English. */
function ResultSections({ hits }: { readonly hits: readonly SearchHit[] }) {
  const words = useWords(SEARCH_PAGES_WORDS).results
  const english = hits.filter(({ isEnglish }) => isEnglish === true)
  return (
    <>
      {english.length < hits.length && (
        <section className="wrap search-results" aria-label={words.list}>
          <HitList hits={hits.filter(({ isEnglish }) => isEnglish !== true)} />
        </section>
      )}
      {english.length > 0 && (
        <section className="wrap search-results" aria-labelledby="results-in-english">
          <h2 className="h2" id="results-in-english">
            {words.inEnglish}
          </h2>
          <HitList hits={english} />
        </section>
      )}
    </>
  )
}

/** Search results with status, filters, list and pagination; suggestions when there are none. */
export function SearchResults({ findings, ...shared }: SearchResultsProps) {
  const { request, continents } = shared
  const counts = countMatches(findings?.counts ?? [], request)
  const hits = findings?.hits ?? []
  return (
    <>
      <SearchStatus request={request} findings={findings} total={counts.total} />
      <SearchFilters request={request} counts={counts} continents={continents} />
      {hits.length > 0 ? (
        <>
          <ResultSections hits={hits} />
          <SearchPagination request={request} total={counts.total} />
        </>
      ) : (
        <NoResults {...shared} />
      )}
    </>
  )
}
