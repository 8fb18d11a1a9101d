import { useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { SearchForm } from './search-form.tsx'

/** `/search` for a rate-limited client (429). */
export function SearchRateLimitedPage({ query }: { readonly query: string }) {
  const { title, rateLimited } = useWords(SEARCH_PAGES_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{title}</h1>
        <SearchForm query={query} />
      </header>
      <div className="wrap search-status" role="status">
        <p className="lead">{rateLimited.message}</p>
        <p>{rateLimited.advice}</p>
      </div>
    </>
  )
}
