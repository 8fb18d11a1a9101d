import type { SyntheticEvent } from 'react'
import { island } from './island.tsx'

type SearchBoxProps = {
  /** Keeps ids unique where the box stands more than once on a page. */
  readonly idPrefix: string
}

/** Nothing happens on an empty box (spec section 2); a query goes to /search, encoded. */
function onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
  event.preventDefault()
  const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
  if (query !== '') window.location.assign(`/search?q=${encodeURIComponent(query)}`)
}

function SearchBoxView({ idPrefix }: SearchBoxProps) {
  return (
    <form className="search-box" role="search" action="/search" method="get" onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={`${idPrefix}-q`}>
        Search destinations
      </label>
      <input
        className="search-box-input"
        id={`${idPrefix}-q`}
        name="q"
        type="search"
        placeholder="Search destinations"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button className="search-box-button" type="submit" aria-label="Search">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
      </button>
    </form>
  )
}

/** The box that leads to /search; a plain GET form until it wakes. */
export const SearchBox = island('search-box', 'interaction', SearchBoxView)
