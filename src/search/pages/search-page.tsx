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
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Search</h1>
        <SearchForm query={query} />
      </header>
      <div className="late-page">
        <Deferred part={results} completeHref={completeHref}>
          <div className="wrap search-status">
            <p className="lead">Looking through the index…</p>
          </div>
        </Deferred>
      </div>
    </>
  )
}
