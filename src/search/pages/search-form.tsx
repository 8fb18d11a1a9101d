import { SearchBox } from '#src/site/frame/search-box.tsx'

export type SearchFormProps = { readonly query: string }

/** Search form of the search page: a plain GET form, with suggestions after hydration. */
export function SearchForm({ query }: SearchFormProps) {
  return (
    <div className="search-form">
      <SearchBox idPrefix="search" size="large" label="All of Fernway" query={query} />
    </div>
  )
}
