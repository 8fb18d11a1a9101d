import { Suspense } from 'react'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { SearchForm } from '#src/components/search-form.tsx'
import { LateSearchAnswers, SearchAnswers } from './search-answers.tsx'

/** Places found, best first; null when the index could not be asked. */
export type FoundPlaces = readonly PlaceSummary[] | null

export type SearchPageProps = {
  /** As the visitor typed it, cut to its permitted length; empty for browsing. */
  readonly query: string
  /** What was found in time for the first HTML, or the promise of it, which must not reject. */
  readonly results: { readonly now: FoundPlaces } | { readonly later: Promise<FoundPlaces> }
  /** All answers, of which the results are the first; not given when nobody counted. */
  readonly total?: number
  /** Shown when there is nothing else: at most four. */
  readonly suggestions?: readonly PlaceSummary[]
}

function SearchWait() {
  return (
    <div className="wrap search-status">
      <p className="lead">Looking through the index…</p>
    </div>
  )
}

/** `/search`: the field, the answers, and a way on when there are none. */
export function SearchPage({ query, results, total, suggestions = [] }: SearchPageProps) {
  const shared = { query, suggestions, ...(total === undefined ? {} : { total }) }
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Search</h1>
        <SearchForm query={query} />
      </header>
      {'now' in results ? (
        <SearchAnswers {...shared} found={results.now} />
      ) : (
        <Suspense fallback={<SearchWait />}>
          <LateSearchAnswers {...shared} found={results.later} />
        </Suspense>
      )}
    </>
  )
}
