import { Suspense } from 'react'
import type { ContinentTeaser, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { SearchFindings } from '#src/catalogue/search-types.ts'
import { SearchForm } from '#src/components/search-form.tsx'
import type { SearchRequest } from '#src/domain/search-request.ts'
import { LateSearchAnswers, SearchAnswers } from './search-answers.tsx'

export type SearchPageProps = {
  readonly request: SearchRequest
  /** What was found in time for the first HTML, or the promise of it, which must not reject. */
  readonly findings:
    | { readonly now: SearchFindings | null }
    | { readonly later: Promise<SearchFindings | null> }
  readonly continents: readonly ContinentTeaser[]
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
export function SearchPage({ request, findings, continents, suggestions = [] }: SearchPageProps) {
  const shared = { request, continents, suggestions }
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Search</h1>
        <SearchForm query={request.query} />
      </header>
      {'now' in findings ? (
        <SearchAnswers {...shared} findings={findings.now} />
      ) : (
        <Suspense fallback={<SearchWait />}>
          <LateSearchAnswers {...shared} findings={findings.later} />
        </Suspense>
      )}
    </>
  )
}
