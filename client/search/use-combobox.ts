import { useEffect, useState } from 'react'
import type { Suggestion } from '#isomorphic/search/suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const NO_OPTION = -1

export type Combobox = {
  readonly isOpen: boolean
  /** Index of the active suggestion, -1 for none. */
  readonly active: number
  readonly suggestions: readonly Suggestion[]
  /** Whether there is nothing to suggest for what was typed. */
  readonly isEmpty: boolean
  /** Looks for what the field holds now. */
  readonly suggest: (text: string) => void
  /** For keys that are pressed in the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly close: () => void
}

type ComboboxOptions = {
  /** Takes the suggestion of this index. */
  readonly onChoose: (index: number) => void
}

/**
 * A field with a list of suggestions, after the combobox pattern of the ARIA practices (list autocomplete with manual
 * selection): focus stays in the field; Down and Up walk the list, Alt+Down only opens it; Enter takes the active one;
 * Escape closes the list, then empties the field.
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
    // What stands around the field is closed by the next Escape.
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
