import { useEffect, useState } from 'react'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const NONE = -1

export type Combobox = {
  readonly isOpen: boolean
  /** Index of the active suggestion, -1 for none. */
  readonly active: number
  readonly suggestions: readonly Suggestion[]
  /** Whether there is nothing to suggest for what was typed. */
  readonly isNone: boolean
  /** Looks for what the field holds now. */
  readonly ask: (text: string) => void
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
  const [active, setActive] = useState(NONE)
  const { suggestions, isNone, settled, ask, stop } = useSuggestions()
  const isOpen = wasOpened && suggestions.length > 0

  useEffect(() => {
    if (settled === null) return
    setOpen(suggestions.length > 0)
    setActive(NONE)
  }, [settled, suggestions])

  function close(): void {
    stop()
    setOpen(false)
    setActive(NONE)
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    if (suggestions.length === 0) return
    event.preventDefault()
    setOpen(true)
    if (event.altKey) return
    const from = isOpen ? active : NONE
    const start = step === 1 ? NONE : suggestions.length
    setActive(((from === NONE ? start : from) + step + suggestions.length) % suggestions.length)
  }

  function leave(event: KeyboardEvent): void {
    const field = event.currentTarget as HTMLInputElement
    if (!isOpen && field.value === '') return
    // What stands around the field is closed by the next Escape.
    event.preventDefault()
    event.stopPropagation()
    if (!isOpen) {
      field.value = ''
      ask('')
    }
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Escape') leave(event)
    else if (event.key === 'Enter' && isOpen && active !== NONE) {
      event.preventDefault()
      onChoose(active)
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(NONE)
  }

  return { isOpen, active, suggestions, isNone, ask, onKeyDown, close }
}
