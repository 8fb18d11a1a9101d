import {
  LISTS_API,
  type ListChoicesResponse,
  SAVES_API,
  type SavedPathsResponse,
} from '#isomorphic/saves/saves-api.ts'

/** Longer than a site far from its database takes; a site that never responds must not block what waits for this. */
const TIMEOUT_MS = 10_000

export type ListChoice = ListChoicesResponse['lists'][number]
/** Why lists cannot be read; `unreachable`: no response, or one that is not of the site. */
export type ReadProblem = 'signed out' | 'failed' | 'unreachable'

/** Whether the site itself responded: responses of proxies and captive portals are not JSON. */
const isApiResponse = (response: Response | null): response is Response =>
  response !== null &&
  response.status < 500 &&
  response.headers.get('content-type')?.includes('json') === true

/** The account's saves over the API; changes pass through the outbox (`pendingSaves`). The methods never reject. */
export type AccountSaves = {
  /** Null when the saves cannot be read. */
  readonly read: () => Promise<readonly string[] | null>
  /** Returns the lists that a page can be saved on, most recently used first, or why they cannot be read. */
  readonly readLists: (path: string) => Promise<readonly ListChoice[] | ReadProblem>
}

export function createAccountSaves(fetchApi: typeof fetch): AccountSaves {
  return {
    read: async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetchApi(SAVES_API, { signal }).catch(() => null)
      if (!isApiResponse(response) || !response.ok) return null
      return ((await response.json()) as SavedPathsResponse).paths
    },
    readLists: async (path) => {
      const response = await fetchApi(`${LISTS_API}?path=${encodeURIComponent(path)}`).catch(() => null)
      if (!isApiResponse(response)) return 'unreachable'
      if (response.status === 401) return 'signed out'
      return response.ok ? ((await response.json()) as ListChoicesResponse).lists : 'failed'
    },
  }
}
