import { useEffect, useState } from 'react'
import type { Suggestion } from '#isomorphic/search/suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const NO_OPTION = -1

export type Combobox = {
  readonly isOpen: boolean
  /** Index of the active suggestion; -1 for none. */
  readonly active: number
  readonly suggestions: readonly Suggestion[]
  /** Whether the query has no suggestions. */
  readonly isEmpty: boolean
  /** Requests suggestions for the text of the field. */
  readonly suggest: (text: string) => void
  /** Key handler of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly close: () => void
}

type ComboboxOptions = {
  /** Chooses the suggestion at an index. */
  readonly onChoose: (index: number) => void
}

/**
 * State of a combobox, after the ARIA Authoring Practices (list autocomplete with manual selection): focus stays in the
 * field; Down and Up move through the list, Alt+Down opens it only; Enter chooses the active suggestion; Escape closes
 * the list, then clears the field.
 */
export function useCombobox({ onChoose }: ComboboxOptions): Combobox {
  const [wasOpened, setOpen] = useState(false)
  const [active, setActive] = useState(NO_OPTION)
  const { suggestions, isEmpty, settledQuery, suggest, stop } = useSuggestions()
  const isOpen = wasOpened && suggestions.length > 0

  useEffect(() => {
    if (settledQuery === null) return
    setOpen(suggestions.length > 0)
    setActive(NO_OPTION)
  }, [settledQuery, suggestions])

  function close(): void {
    stop()
    setOpen(false)
    setActive(NO_OPTION)
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    if (suggestions.length === 0) return
    event.preventDefault()
    setOpen(true)
    if (event.altKey) return
    const from = isOpen ? active : NO_OPTION
    const start = step === 1 ? NO_OPTION : suggestions.length
    setActive(((from === NO_OPTION ? start : from) + step + suggestions.length) % suggestions.length)
  }

  function leave(event: KeyboardEvent): void {
    const field = event.currentTarget as HTMLInputElement
    if (!isOpen && field.value === '') return
    // The next Escape closes the sheet around the field.
    event.preventDefault()
    event.stopPropagation()
    if (!isOpen) {
      field.value = ''
      suggest('')
    }
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Escape') leave(event)
    else if (event.key === 'Enter' && isOpen && active !== NO_OPTION) {
      event.preventDefault()
      onChoose(active)
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(NO_OPTION)
  }

  return { isOpen, active, suggestions, isEmpty, suggest, onKeyDown, close }
}
