import type { ReactNode } from 'react'
import { LateSlot } from '#src/site/components/late-slot.tsx'
import { SearchForm } from './search-form.tsx'

export type SearchPageProps = {
  readonly query: string
  /** Null while they are on their way: the page begins without them. */
  readonly answers: ReactNode
}

function SearchWait() {
  return (
    <>
      <div className="wrap search-status">
        <p className="lead">Looking through the index…</p>
      </div>
      <LateSlot />
    </>
  )
}

/** `/search`: the field, the answers, and a way on when there are none. */
export function SearchPage({ query, answers }: SearchPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Search</h1>
        <SearchForm query={query} />
      </header>
      {answers ?? <SearchWait />}
    </>
  )
}
