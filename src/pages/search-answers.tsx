import { use } from 'react'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { PlaceResult } from '#src/components/place-result.tsx'
import { PrintGrid } from '#src/components/print-grid.tsx'
import { SectionHead } from '#src/components/section-head.tsx'
import { searchStatus } from './search-status.ts'

type SharedProps = {
  readonly query: string
  readonly total?: number
  readonly suggestions: readonly PlaceSummary[]
}

export type SearchAnswersProps = SharedProps & {
  /** Null when the index could not be asked. */
  readonly found: readonly PlaceSummary[] | null
}

/** What was found, said in one line and listed; else somewhere to go on to. */
export function SearchAnswers({ query, found, total, suggestions }: SearchAnswersProps) {
  return (
    <>
      <div className="wrap search-status" role="status">
        <p className="lead">{searchStatus(query, found, total)}</p>
      </div>
      {found !== null && found.length > 0 ? (
        <section className="wrap search-results" aria-label="Places found">
          <ul>
            {found.map((place) => (
              <li key={place.path}>
                <PlaceResult place={place} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <section className="section wrap" aria-labelledby="suggestions">
          <SectionHead
            title={query === '' ? 'Or start with one of these' : 'Good places all the same'}
            id="suggestions"
            aside={
              <a className="link" href="/places">
                All destinations
              </a>
            }
          />
          {suggestions.length > 0 && <PrintGrid places={suggestions.slice(0, 4)} />}
        </section>
      )}
    </>
  )
}

/** The same for answers that are still on their way; stands inside a Suspense boundary. */
export function LateSearchAnswers({
  found,
  ...shared
}: SharedProps & { readonly found: Promise<SearchAnswersProps['found']> }) {
  return <SearchAnswers {...shared} found={use(found)} />
}
