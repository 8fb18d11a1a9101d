import { fetchJson } from '#client/kit/fetch-json.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { scheduleRetry } from '#client/kit/schedule-retry.ts'
import type { Suggestion, SuggestResponse } from '#isomorphic/search/suggestion.ts'

/** Suggestions by query, shared by all search fields of the page until it is left. */
const cache = new Map<string, readonly Suggestion[]>()

/** Whether the suggestions for a query are cached, so that no request is needed. */
export const hasCachedSuggestions = (query: string): boolean => cache.has(query)

/**
 * Passes suggestions for a query to the callback, synchronously when they are cached. Passes null when the request
 * fails, which is then retried.
 * @returns a function that aborts the request and suppresses further callbacks
 */
export function requestSuggestions(
  query: string,
  onSuggestions: (suggestions: readonly Suggestion[] | null) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  async function request(attempt: number): Promise<void> {
    try {
      const address = localiseAddress(`/api/suggest?q=${encodeURIComponent(query)}`)
      const { suggestions = [] } = await fetchJson<Partial<SuggestResponse>>(address, signal)
      cache.set(query, suggestions)
      if (!signal.aborted) onSuggestions(suggestions)
    } catch (error) {
      if (signal.aborted) return
      onSuggestions(null)
      scheduleRetry(error, attempt, () => void request(attempt + 1), signal)
    }
  }
  const cached = cache.get(query)
  if (cached === undefined) void request(1)
  else onSuggestions(cached)
  return () => controller.abort()
}
