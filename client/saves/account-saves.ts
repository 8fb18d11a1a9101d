import {
  LISTS_API,
  type ListChoicesResponse,
  SAVES_API,
  type SavedPathsResponse,
} from '#isomorphic/saves/saves-api.ts'

/** `unreachable`: the site did not answer, or somebody else did. */
export type SaveOutcome = 'done' | 'signed out' | 'full' | 'failed' | 'unreachable'
export type ListChoice = ListChoicesResponse['lists'][number]

/** Whether the site itself answered: whoever stands between says other things in other forms. */
const isApiResponse = (response: Response | null): response is Response =>
  response !== null &&
  response.status < 500 &&
  response.headers.get('content-type')?.includes('json') === true

function toSaveOutcome(response: Response | null): SaveOutcome {
  if (!isApiResponse(response)) return 'unreachable'
  if (response.ok) return 'done'
  return response.status === 401 ? 'signed out' : response.status === 409 ? 'full' : 'failed'
}

/** The account's saves, over the network. Nothing here rejects, and everything may be asked twice. */
export type AccountSaves = {
  /** Null when nobody can tell. */
  readonly read: () => Promise<readonly string[] | null>
  /** Lists that a page can be put on, the one used last first; or why they cannot be had. */
  readonly readLists: (path: string) => Promise<readonly ListChoice[] | Exclude<SaveOutcome, 'done' | 'full'>>
  /** Puts a page on a list, or takes it off. */
  readonly setSaved: (path: string, isSaved: boolean, list: string) => Promise<SaveOutcome>
  /** Makes a list with a page on it. */
  readonly createList: (id: string, name: string, path: string) => Promise<SaveOutcome>
  /** Hands over what the device kept; gives the paths that the account has now. */
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
    setSaved: async (path, isSaved, list) =>
      toSaveOutcome(await post(SAVES_API, { path, saved: isSaved, list })),
    createList: async (id, name, path) => toSaveOutcome(await post(LISTS_API, { id, name, path })),
    merge: async (paths) => {
      const response = await post(`${SAVES_API}/merge`, { paths })
      if (!isApiResponse(response) || !response.ok) return []
      const { left } = (await response.json()) as { readonly left: readonly string[] }
      return paths.filter((path) => !left.includes(path))
    },
  }
}
