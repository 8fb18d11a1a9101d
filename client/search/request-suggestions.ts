import { fetchJson } from '#client/kit/fetch-json.ts'
import { scheduleRetry } from '#client/kit/schedule-retry.ts'
import type { Suggestion, SuggestResponse } from '#isomorphic/search/suggestion.ts'

/** Answers of this visit by the query, for all fields of the page: what is known is as good as new. */
const cache = new Map<string, readonly Suggestion[]>()

/** Whether a query was answered before, so that asking costs nothing. */
export const hasCachedSuggestions = (query: string): boolean => cache.has(query)

/**
 * Tells the suggestions for a query, at once when they are known; null whenever the site fails, which is then asked again
 * later.
 * @returns stops: the request is called off, and nothing more is told
 */
export function requestSuggestions(
  query: string,
  onSuggestions: (suggestions: readonly Suggestion[] | null) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  async function request(attempt: number): Promise<void> {
    try {
      const address = `/api/suggest?q=${encodeURIComponent(query)}`
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
