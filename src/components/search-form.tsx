import { Icon } from './icon.tsx'

export type SearchFormProps = { readonly query: string }

/** The big field of the search page: a plain GET form. */
export function SearchForm({ query }: SearchFormProps) {
  return (
    <form className="search-form" action="/search" method="get" role="search" aria-label="All of Fernway">
      <Icon name="search" />
      <label className="visually-hidden" htmlFor="search-query">
        Search destinations
      </label>
      <input
        id="search-query"
        name="q"
        type="search"
        defaultValue={query}
        maxLength={200}
        placeholder="Search destinations"
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      <button className="button" type="submit">
        Search
      </button>
    </form>
  )
}
