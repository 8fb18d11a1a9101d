import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '#isomorphic/search/suggestion.ts'
import { hasCachedSuggestions, requestSuggestions } from './request-suggestions.ts'

/** Debounce delay after a keystroke. */
const DEBOUNCE_MS = 90
const NO_SUGGESTIONS: readonly Suggestion[] = []

export type Suggestions = {
  /** Of the latest query; those of the previous query until the response arrives. Empty when the request fails. */
  readonly suggestions: readonly Suggestion[]
  /** Query of the current suggestions; null while a request is pending and when there is no query. */
  readonly settledQuery: string | null
  /** Whether the latest query has no suggestions, according to the response. */
  readonly isEmpty: boolean
  /** Sets the query to the text of the field. A blank query has no suggestions. */
  readonly suggest: (text: string) => void
  /** Cancels the pending request; results of earlier queries are not shown any more. */
  readonly stop: () => void
}

type SuggestionResult = { readonly query: string; readonly suggestions: readonly Suggestion[] | null }

/** Suggestions for the text of a field, debounced; responses to outdated queries are ignored. */
export function useSuggestions(): Suggestions {
  /** Empty when there is no query, null after `stop`. */
  const [query, setQuery] = useState<string | null>('')
  /** Latest result; its suggestions are null when the request failed. */
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
      // After a blank query the previous suggestions are not shown again.
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
