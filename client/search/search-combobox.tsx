import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { SHEET_STATE } from '#client/kit/sheet-state.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { dispatchSearchEvent } from './dispatch-search-event.ts'
import { SuggestionList, suggestionId } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { SUGGESTIONS_WORDS } from './words/suggestions-words.ts'

export type SearchComboboxProps = {
  /** Prefix of the field's element ID: `{idPrefix}-q`. */
  readonly idPrefix: string
  /** ID of the element that contains the list; without it the list is rendered in place. */
  readonly listPlaceId?: string
}

const COMBOBOX_ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
]

const fieldOf = (idPrefix: string): HTMLInputElement | null => {
  const field = document.getElementById(`${idPrefix}-q`)
  return field instanceof HTMLInputElement ? field : null
}

/** Navigates to an address; from an open sheet it replaces the history entry that opening the sheet has added. */
function navigateTo(href: string): void {
  const state = history.state as { readonly fernway?: string } | null
  if (state?.fernway === SHEET_STATE) location.replace(href)
  else location.assign(href)
}

/**
 * Adds suggestions to a search field that works without them. It attaches listeners to the form and the field, and
 * removes the ARIA attributes when it unmounts, so that a plain field remains.
 */
export function SearchCombobox({ idPrefix, listPlaceId }: SearchComboboxProps) {
  const words = useWords(SUGGESTIONS_WORDS)
  const [isEnhanced, setEnhanced] = useState(false)
  const listId = `${idPrefix}-suggestions`
  const { isOpen, active, suggestions, isEmpty, suggest, onKeyDown, close } = useCombobox({
    onChoose: (index) => document.getElementById(suggestionId(listId, index))?.click(),
  })
  const shown = isOpen ? suggestions : []
  const activeId = active === -1 ? undefined : suggestionId(listId, active)
  const typed = (): string => fieldOf(idPrefix)?.value ?? ''

  const onSubmit = useEffectEvent((event: SubmitEvent): void => {
    event.preventDefault()
    const text = typed().trim()
    if (text === '') return
    close()
    dispatchSearchEvent({ query: text, path: null, field: idPrefix })
    navigateTo(localiseAddress(`/search?q=${encodeURIComponent(text)}`))
  })
  const onInput = useEffectEvent((): void => suggest(typed()))
  const onKey = useEffectEvent((event: KeyboardEvent): void => onKeyDown(event))
  const onLeave = useEffectEvent(({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && (currentTarget as Node).contains(relatedTarget)
    if (!isInside) close()
  })

  useEffect(() => {
    const field = fieldOf(idPrefix)
    if (field === null) return
    const controller = new AbortController()
    const { signal } = controller
    field.form?.addEventListener('submit', (event) => onSubmit(event), { signal })
    field.form?.addEventListener('focusout', (event) => onLeave(event), { signal })
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('keydown', (event) => onKey(event), { signal })
    // An empty query is not submitted (S2.9), so no validation message is shown either.
    field.addEventListener('invalid', (event) => event.preventDefault(), { signal })
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    setEnhanced(true)
    // Handles text that was typed before hydration.
    if (field === document.activeElement && field.value !== field.defaultValue) onInput()
    return () => {
      controller.abort()
      for (const name of COMBOBOX_ATTRIBUTES) field.removeAttribute(name)
    }
  }, [idPrefix, listId])

  useEffect(() => {
    const field = fieldOf(idPrefix)
    field?.setAttribute('aria-expanded', String(shown.length > 0))
    if (activeId === undefined) field?.removeAttribute('aria-activedescendant')
    else {
      field?.setAttribute('aria-activedescendant', activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [idPrefix, shown.length, activeId])

  function onChoose(path: string): void {
    dispatchSearchEvent({ query: typed(), path, field: idPrefix })
    close()
  }

  if (!isEnhanced) return null
  const place = listPlaceId === undefined ? null : document.getElementById(listPlaceId)
  const status = isEmpty ? words.none : shown.length === 0 ? '' : words.count(shown.length)
  const list = (
    <>
      <SuggestionList id={listId} suggestions={shown} active={active} onChoose={onChoose} />
      <p className={isEmpty && place !== null ? 'search-none' : 'visually-hidden'} role="status">
        {status}
      </p>
    </>
  )
  return place === null ? list : createPortal(list, place)
}
