import {
  LISTS_API,
  type ListChoicesResponse,
  SAVES_API,
  type SavedPathsResponse,
} from '#isomorphic/saves/saves-api.ts'

/** Codes of the API for limits of the account. */
const LIMIT_CODES = ['too_many', 'too_many_changes', 'account_full'] as const
/** `unreachable`: no response, or one that is not of the site. */
export type SaveOutcome =
  | 'done'
  | 'signed out'
  | 'full'
  | 'failed'
  | 'unreachable'
  | (typeof LIMIT_CODES)[number]
export type ListChoice = ListChoicesResponse['lists'][number]

/** Whether the site itself responded: responses of proxies and captive portals are not JSON. */
const isApiResponse = (response: Response | null): response is Response =>
  response !== null &&
  response.status < 500 &&
  response.headers.get('content-type')?.includes('json') === true

async function toSaveOutcome(sent: Promise<Response | null>): Promise<SaveOutcome> {
  const response = await sent
  if (!isApiResponse(response)) return 'unreachable'
  if (response.ok) return 'done'
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: unknown }
  const limit = LIMIT_CODES.find((code) => code === error)
  return limit ?? (response.status === 401 ? 'signed out' : response.status === 409 ? 'full' : 'failed')
}

/** The account's saves over the API. The methods never reject, and every request is idempotent. */
export type AccountSaves = {
  /** Null when the saves cannot be read. */
  readonly read: () => Promise<readonly string[] | null>
  /** Returns the lists that a page can be saved on, most recently used first, or why they cannot be read. */
  readonly readLists: (
    path: string,
  ) => Promise<readonly ListChoice[] | Extract<SaveOutcome, 'signed out' | 'failed' | 'unreachable'>>
  /** Adds a page to a list, or removes it. */
  readonly setSaved: (path: string, isSaved: boolean, list: string) => Promise<SaveOutcome>
  /** Creates a list with a page on it. */
  readonly createList: (id: string, name: string, path: string) => Promise<SaveOutcome>
  /** Uploads the saves of the device; returns the paths that the account has stored. */
  readonly merge: (paths: readonly string[]) => Promise<readonly string[]>
}

export function createAccountSaves(fetchApi: typeof fetch): AccountSaves {
  const post = (address: string, body: unknown): Promise<Response | null> =>
    fetchApi(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
  return {
    read: async () => {
      const response = await fetchApi(SAVES_API).catch(() => null)
      if (!isApiResponse(response) || !response.ok) return null
      return ((await response.json()) as SavedPathsResponse).paths
    },
    readLists: async (path) => {
      const response = await fetchApi(`${LISTS_API}?path=${encodeURIComponent(path)}`).catch(() => null)
      if (!isApiResponse(response)) return 'unreachable'
      if (response.status === 401) return 'signed out'
      return response.ok ? ((await response.json()) as ListChoicesResponse).lists : 'failed'
    },
    setSaved: (path, isSaved, list) => toSaveOutcome(post(SAVES_API, { path, saved: isSaved, list })),
    createList: (id, name, path) => toSaveOutcome(post(LISTS_API, { id, name, path })),
    merge: async (paths) => {
      const response = await post(`${SAVES_API}/merge`, { paths })
      if (!isApiResponse(response) || !response.ok) return []
      const { left } = (await response.json()) as { readonly left: readonly string[] }
      return paths.filter((path) => !left.includes(path))
    },
  }
}
