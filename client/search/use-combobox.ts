import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const NONE = -1

export type Combobox = {
  /** False until the browser has taken over: without script the field is a plain one. */
  readonly isAwake: boolean
  readonly isOpen: boolean
  /** Index of the active suggestion, -1 for none. */
  readonly active: number
  readonly suggestions: readonly Suggestion[]
  readonly onInput: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly close: () => void
}

type ComboboxOptions = {
  readonly input: RefObject<HTMLInputElement | null>
  /** Takes the suggestion of this index. */
  readonly onChoose: (index: number) => void
}

/**
 * A field with a list of suggestions, after the combobox pattern of the ARIA practices (list autocomplete with manual
 * selection): focus stays in the field; Down and Up walk the list, Alt+Down only opens it; Enter takes the active one;
 * Escape closes the list, then empties the field.
 */
export function useCombobox({ input, onChoose }: ComboboxOptions): Combobox {
  const [isAwake, setAwake] = useState(false)
  const [wasOpened, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const { suggestions, settled, ask, stop } = useSuggestions()
  const isOpen = wasOpened && suggestions.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes over
  useEffect(() => {
    setAwake(true)
    // What was typed while this was on its way.
    const field = input.current
    if (field !== null && field === document.activeElement && field.value !== field.defaultValue)
      ask(field.value)
  }, [])

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

  function leave(event: KeyboardEvent<HTMLInputElement>): void {
    const field = event.currentTarget
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

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Escape') leave(event)
    else if (event.key === 'Enter' && isOpen && active !== NONE) {
      event.preventDefault()
      onChoose(active)
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(NONE)
  }

  return { isAwake, isOpen, active, suggestions, onInput: ask, onKeyDown, close }
}
