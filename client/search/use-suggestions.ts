import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '#isomorphic/search/suggestion.ts'
import { hasCachedSuggestions, requestSuggestions } from './request-suggestions.ts'

/** Waits for so long after a keystroke, so that fast typing asks once. */
const DEBOUNCE_MS = 90
const NO_SUGGESTIONS: readonly Suggestion[] = []

export type Suggestions = {
  /** For the latest query only; until its answer is there, those of the query before. None when the site fails. */
  readonly suggestions: readonly Suggestion[]
  /** The query that they answer; null while an answer is awaited and when nothing is asked. */
  readonly settledQuery: string | null
  /** Whether the site has answered that it knows nothing for the latest query. */
  readonly isEmpty: boolean
  /** What is in the field now. Blank text has no suggestions. */
  readonly suggest: (text: string) => void
  /** Nothing that was asked before will be shown, nor asked again. */
  readonly stop: () => void
}

type SuggestionResult = { readonly query: string; readonly suggestions: readonly Suggestion[] | null }

/** Suggestions while somebody types: of answers that arrive out of order only that to the latest query counts. */
export function useSuggestions(): Suggestions {
  /** Blank when there is nothing to ask, null when asking was stopped. */
  const [query, setQuery] = useState<string | null>('')
  /** The last one that came; of a failure the suggestions are null. */
  const [result, setResult] = useState<SuggestionResult | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (query !== null && query !== '')
      return requestSuggestions(query, (suggestions) => setResult({ query, suggestions }))
    return undefined
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    suggestions: result?.suggestions ?? NO_SUGGESTIONS,
    isEmpty: result?.query === query && result?.suggestions?.length === 0,
    settledQuery: result !== null && result.query === query ? query : null,
    suggest(text) {
      clearTimeout(timer.current)
      const next = text.trim()
      // After blank text the suggestions from before it are not shown again.
      if (next === '') setResult(null)
      if (next === '' || hasCachedSuggestions(next)) setQuery(next)
      else timer.current = setTimeout(() => setQuery(next), DEBOUNCE_MS)
    },
    stop() {
      clearTimeout(timer.current)
      setQuery((last) => (last === '' ? '' : null))
    },
  }
}
