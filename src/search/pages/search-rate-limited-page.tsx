import { SearchForm } from './search-form.tsx'

/** `/search` for a rate-limited client (429). */
export function SearchRateLimitedPage({ query }: { readonly query: string }) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Search</h1>
        <SearchForm query={query} />
      </header>
      <div className="wrap search-status" role="status">
        <p className="lead">Many searches have come from your network in the last minute.</p>
        <p>Wait a moment, then search again.</p>
      </div>
    </>
  )
}
