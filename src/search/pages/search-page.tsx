import { useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import { SearchForm } from './search-form.tsx'

export type SearchPageProps = {
  readonly query: string
  readonly results: DeferredPart
  /** URL of the page without streaming. */
  readonly completeHref: string
}

/** `/search`: the form, the results, and suggestions when there are none. */
export function SearchPage({ query, results, completeHref }: SearchPageProps) {
  const words = useWords(SEARCH_PAGES_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <SearchForm query={query} />
      </header>
      <div className="late-page">
        <Deferred part={results} completeHref={completeHref}>
          <div className="wrap search-status">
            <p className="lead">{words.searching}</p>
          </div>
        </Deferred>
      </div>
    </>
  )
}
