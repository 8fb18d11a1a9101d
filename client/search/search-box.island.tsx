import { type SyntheticEvent, useEffect, useRef } from 'react'
import { island } from '#client/kit/island.tsx'
import { announceSearch } from './announce-search.ts'
import { SuggestionList, suggestionId } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'

type SearchBoxProps = {
  /** Keeps ids unique where the box stands more than once on a page. */
  readonly idPrefix: string
  /** What is in the field at first. */
  readonly query?: string
  /** `field` for a bar; `large` for a page, its list over what follows; `panel` for a panel, its list in the flow. */
  readonly look?: 'field' | 'large' | 'panel'
  /** Tells this search from another on the same page. */
  readonly label?: string
}

const countText = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`

/** The box that leads to /search or straight to a page; without script a plain GET form. */
function SearchBoxView({ idPrefix, query = '', look = 'field', label }: SearchBoxProps) {
  const root = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = `${idPrefix}-suggestions`
  const { isAwake, isOpen, active, suggestions, onInput, onKeyDown, close } = useCombobox({
    input,
    onChoose: (index) => document.getElementById(suggestionId(listId, index))?.click(),
  })
  const shown = isOpen ? suggestions : []
  const activeId = active === -1 ? undefined : suggestionId(listId, active)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  /** Nothing happens on an empty box (S2.9); a query goes to /search, encoded. */
  function onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = (input.current?.value ?? '').trim()
    if (text === '') return
    close()
    announceSearch({ query: text, path: null, field: idPrefix })
    window.location.assign(`/search?q=${encodeURIComponent(text)}`)
  }

  function onChoose(path: string): void {
    announceSearch({ query: input.current?.value ?? '', path, field: idPrefix })
    close()
  }

  const combobox = isAwake
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': shown.length > 0,
        'aria-controls': listId,
        'aria-activedescendant': activeId,
      } as const)
    : {}
  return (
    <form
      ref={root}
      className={`search-box search-box-${look}`}
      role="search"
      aria-label={label}
      action="/search"
      method="get"
      onSubmit={onSubmit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <label className="visually-hidden" htmlFor={`${idPrefix}-q`}>
        Search destinations
      </label>
      <input
        ref={input}
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
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        {...combobox}
      />
      <button className="search-box-button" type="submit" aria-label="Search">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
      </button>
      {isAwake && (
        <>
          <SuggestionList id={listId} suggestions={shown} active={active} onChoose={onChoose} />
          <p className="visually-hidden" role="status">
            {countText(shown.length)}
          </p>
        </>
      )}
    </form>
  )
}

/** The box that leads to /search; a plain GET form until it wakes. */
export const SearchBox = island('search-box', 'interaction', SearchBoxView)
