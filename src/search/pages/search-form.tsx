import { useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import { SearchBox } from '#src/site/frame/search-box.tsx'

export type SearchFormProps = { readonly query: string }

/** Search form of the search page: a plain GET form, with suggestions after hydration. */
export function SearchForm({ query }: SearchFormProps) {
  const words = useWords(SEARCH_PAGES_WORDS)
  return (
    <div className="search-form">
      <SearchBox idPrefix="search" size="large" label={words.form} query={query} />
    </div>
  )
}
