import { SearchSuggestions } from '#client/search/search-box.island.tsx'
import { Icon } from '#src/site/components/icon.tsx'

export type SearchBoxProps = {
  /** Keeps ids unique where the box stands more than once on a page. */
  readonly idPrefix: string
  /** What is in the field at first. */
  readonly query?: string
  /** `field` for a bar; `large` for a page. */
  readonly size?: 'field' | 'large'
  /** Tells this search from another on the same page. */
  readonly label?: string
  /** Id of the element that holds the suggestions; without one they lie under the field. */
  readonly listPlaceId?: string
  /** Takes the focus when the popover that it stands in opens; no script is needed for that. */
  readonly hasAutofocus?: boolean
}

/**
 * The box that leads to /search: a plain form, with or without script, which sends nothing while its field is empty or
 * blank (S2.9). Script never renders it anew, so what is typed before it has come stays, and so does the form when the
 * suggestions fail.
 */
export function SearchBox({
  idPrefix,
  query = '',
  size = 'field',
  label,
  listPlaceId,
  hasAutofocus = false,
}: SearchBoxProps) {
  return (
    <form
      className={`search-box search-box-${size}`}
      role="search"
      aria-label={label}
      action="/search"
      method="get"
    >
      <label className="visually-hidden" htmlFor={`${idPrefix}-q`}>
        Search destinations
      </label>
      <input
        className="search-box-input"
        id={`${idPrefix}-q`}
        name="q"
        type="search"
        defaultValue={query}
        placeholder="Search destinations"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        spellCheck={false}
        required
        pattern=".*\S.*"
        // biome-ignore lint/a11y/noAutofocus: in a popover alone, which has been asked for
        autoFocus={hasAutofocus}
      />
      <button className="search-box-button" type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      <SearchSuggestions idPrefix={idPrefix} {...(listPlaceId === undefined ? {} : { listPlaceId })} />
    </form>
  )
}
