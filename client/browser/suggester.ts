import type { SuggestAnswer, Suggestion } from '#client/shared/suggestion.ts'

/** Waits for so long after a keystroke, so that fast typing asks once. */
const QUIET_MS = 90
/** Answers of one page that are kept; a visitor who goes back a letter gets them at once. */
const MOST_KEPT = 50

export type Suggester = {
  /** What is in the field now. Blank text has no suggestions. */
  readonly ask: (query: string) => void
  /** Nothing that was asked before will be shown. */
  readonly stop: () => void
}

export type SuggesterOptions = {
  readonly fetchAnswer: (address: string, signal: AbortSignal) => Promise<Response>
  /** Called with suggestions for the latest query only; empty ones when the site cannot be asked. */
  readonly onSuggestions: (suggestions: readonly Suggestion[]) => void
}

/** Asks for suggestions while somebody types. Of answers that arrive out of order only that to the latest query counts. */
export function createSuggester({ fetchAnswer, onSuggestions }: SuggesterOptions): Suggester {
  const kept = new Map<string, readonly Suggestion[]>()
  let current = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    current.abort()
    current = new AbortController()
  }

  function keep(query: string, suggestions: readonly Suggestion[]): void {
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(query, suggestions)
  }

  async function load(query: string, { signal }: AbortController): Promise<void> {
    try {
      const response = await fetchAnswer(`/api/suggest?q=${encodeURIComponent(query)}`, signal)
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { suggestions } = (await response.json()) as SuggestAnswer
      keep(query, suggestions)
      if (!signal.aborted) onSuggestions(suggestions)
    } catch {
      // Suggestions are an extra: the form sends the query all the same.
      if (!signal.aborted) onSuggestions([])
    }
  }

  return {
    ask(text) {
      stop()
      const query = text.trim()
      const known = query === '' ? [] : kept.get(query)
      if (known !== undefined) onSuggestions(known)
      else timer = setTimeout(() => void load(query, current), QUIET_MS)
    },
    stop,
  }
}
