import { useCallback, useEffect, useRef, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { fetchAnswer } from '#client/kit/fetch-answer.ts'
import { SUGGESTION_OPTIONS } from '#client/kit/swr-options.ts'
import type { SuggestAnswer, Suggestion } from './suggestion.ts'

/** Waits for so long after a keystroke, so that fast typing asks once. */
const QUIET_MS = 90
const NONE: readonly Suggestion[] = []

const addressOf = (query: string): string => `/api/suggest?q=${encodeURIComponent(query)}`

export type Suggestions = {
  /** For the latest query only; until its answer is there, those of the query before. None when the site fails. */
  readonly suggestions: readonly Suggestion[]
  /** The query that they answer, as an address; null while an answer is awaited and when nothing is asked. */
  readonly settled: string | null
  /** What is in the field now. Blank text has no suggestions. */
  readonly ask: (text: string) => void
  /** Nothing that was asked before will be shown, nor asked again. */
  readonly stop: () => void
}

/** Suggestions while somebody types, by swr: of answers that arrive out of order only that to the latest query counts. */
export function useSuggestions(): Suggestions {
  const { cache } = useSWRConfig()
  /** Blank when there is nothing to ask, null when asking was stopped. */
  const [query, setQuery] = useState<string | null>('')
  /** After blank text the suggestions from before it are not shown again. */
  const [isAnew, setAnew] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)

  const key = query === null || query === '' ? null : addressOf(query)
  const { data, error, isLoading } = useSWR<SuggestAnswer>(
    key,
    (address: string) => {
      request.current?.abort()
      request.current = new AbortController()
      return fetchAnswer<SuggestAnswer>(address, request.current.signal)
    },
    { ...SUGGESTION_OPTIONS, onSuccess: () => setAnew(false) },
  )
  const isAwaited = key === null || isLoading
  const hasNone = query === '' || (key !== null && error !== undefined) || (isAnew && isAwaited)

  const halt = useCallback((): void => {
    clearTimeout(timer.current)
    request.current?.abort()
  }, [])
  useEffect(() => halt, [halt])

  return {
    suggestions: hasNone ? NONE : (data?.suggestions ?? NONE),
    settled: isAwaited ? null : key,
    ask(text) {
      clearTimeout(timer.current)
      const next = text.trim()
      if (next === '') {
        halt()
        setAnew(true)
        setQuery('')
      } else if (cache.get(addressOf(next))?.data !== undefined) setQuery(next)
      else timer.current = setTimeout(() => setQuery(next), QUIET_MS)
    },
    stop() {
      halt()
      setQuery((last) => (last === '' ? '' : null))
    },
  }
}
