import { SearchSuggestions } from '#client/search/search-box.island.tsx'
import { useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type SearchBoxProps = {
  /** Makes ids unique if a page has several search boxes. */
  readonly idPrefix: string
  /** Initial value of the field. */
  readonly query?: string
  /** `field` for a bar; `large` for a page. */
  readonly size?: 'field' | 'large'
  /** Accessible name, to distinguish several searches of a page. */
  readonly label?: string
  /** Id of the element that contains the suggestions; by default they are below the field. */
  readonly listPlaceId?: string
  /** Focuses the field when its popover opens, without script. */
  readonly hasAutofocus?: boolean
}

/**
 * Search box: a plain form to /search, with or without script, which submits nothing while its field is blank (S2.9).
 * Hydration never replaces the form, so input typed before it is preserved and the form works if the suggestions fail.
 */
export function SearchBox({
  idPrefix,
  query = '',
  size = 'field',
  label,
  listPlaceId,
  hasAutofocus = false,
}: SearchBoxProps) {
  const words = useWords(SITE_WORDS).search
  return (
    <form
      className={`search-box search-box-${size}`}
      role="search"
      aria-label={label}
      action="/search"
      method="get"
    >
      <label className="visually-hidden" htmlFor={`${idPrefix}-q`}>
        {words.field}
      </label>
      <input
        className="search-box-input"
        id={`${idPrefix}-q`}
        name="q"
        type="search"
        defaultValue={query}
        placeholder={words.field}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        spellCheck={false}
        required
        pattern=".*\S.*"
        // biome-ignore lint/a11y/noAutofocus: only in a popover that the visitor has opened
        autoFocus={hasAutofocus}
      />
      <button className="search-box-button" type="submit" aria-label={words.submit}>
        <Icon name="search" />
      </button>
      <SearchSuggestions idPrefix={idPrefix} {...(listPlaceId === undefined ? {} : { listPlaceId })} />
    </form>
  )
}
