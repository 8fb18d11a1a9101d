/** The response of GET /api/layout (S7.3). */
export type LayoutData = {
  /** Sanitised markup, or null when no alert is active. */
  readonly alert: string | null
  readonly alertVersion: string | null
  readonly alertDismissed: boolean
  /** Versions of all active alerts that this visitor has not dismissed, for any page. */
  readonly alertsOn: readonly string[]
  readonly cookies: { readonly newsletterSubscribed?: boolean; readonly alertDismissed?: boolean }
}

export type LayoutState = { readonly data: LayoutData | null; readonly error: Error | null }

export type LayoutStore = {
  readonly read: () => LayoutState
  /** Fetches the layout; never rejects. After a failure the next call retries, after a success it does nothing. */
  readonly load: () => Promise<LayoutState>
}

const LAYOUT_PATH = '/api/layout'

async function fetchLayout(fetcher: typeof fetch): Promise<LayoutData> {
  const response = await fetcher(LAYOUT_PATH)
  if (!response.ok) throw new Error(response.statusText || String(response.status))
  return (await response.json()) as LayoutData
}

/** An error status becomes an error with the status text (S8.2); the page then shows no alert. */
export function createLayoutStore(fetcher: typeof fetch): LayoutStore {
  let state: LayoutState = { data: null, error: null }
  return {
    read: () => state,
    load: async () => {
      if (state.data !== null) return state
      try {
        state = { data: await fetchLayout(fetcher), error: null }
      } catch (error) {
        state = { data: null, error: error instanceof Error ? error : new Error(String(error)) }
      }
      return state
    },
  }
}
