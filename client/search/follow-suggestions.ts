import { fetchJson } from '#client/kit/fetch-answer.ts'
import { scheduleRetry } from '#client/kit/retry-later.ts'
import type { SuggestAnswer, Suggestion } from './suggestion.ts'

/** Answers of this visit by the query, for all fields of the page: what is known is as good as new. */
const known = new Map<string, readonly Suggestion[]>()

/** Whether a query was answered before, so that asking costs nothing. */
export const isKnown = (query: string): boolean => known.has(query)

/**
 * Tells the suggestions for a query, at once when they are known; null whenever the site fails, which is then asked again
 * later.
 * @returns stops: the request is called off, and nothing more is told
 */
export function followSuggestions(
  query: string,
  tell: (suggestions: readonly Suggestion[] | null) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  async function ask(attempt: number): Promise<void> {
    try {
      const address = `/api/suggest?q=${encodeURIComponent(query)}`
      const { suggestions = [] } = await fetchJson<Partial<SuggestAnswer>>(address, signal)
      known.set(query, suggestions)
      if (!signal.aborted) tell(suggestions)
    } catch (error) {
      if (signal.aborted) return
      tell(null)
      scheduleRetry(error, attempt, () => void ask(attempt + 1), signal)
    }
  }
  const answer = known.get(query)
  if (answer === undefined) void ask(1)
  else tell(answer)
  return () => controller.abort()
}
