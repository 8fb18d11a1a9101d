import { SAVES_API, type SavedPathsAnswer } from './saved-place.ts'

export type SaveOutcome = 'done' | 'signed out' | 'full' | 'failed'

/** The account's saves, over the network. Nothing here rejects. */
export type AccountSaves = {
  /** Null when nobody can tell. */
  readonly read: () => Promise<readonly string[] | null>
  readonly set: (path: string, isSaved: boolean) => Promise<SaveOutcome>
  /** Hands over what the device kept; gives the paths that the account has now. */
  readonly take: (paths: readonly string[]) => Promise<readonly string[]>
}

export function createAccountSaves(ask: typeof fetch): AccountSaves {
  const post = (address: string, body: unknown): Promise<Response | null> =>
    ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
  return {
    read: async () => {
      const response = await ask(SAVES_API).catch(() => null)
      if (response?.ok !== true) return null
      return ((await response.json()) as SavedPathsAnswer).paths
    },
    set: async (path, isSaved) => {
      const response = await post(SAVES_API, { path, saved: isSaved })
      if (response?.ok === true) return 'done'
      return response?.status === 401 ? 'signed out' : response?.status === 409 ? 'full' : 'failed'
    },
    take: async (paths) => {
      const response = await post(`${SAVES_API}/merge`, { paths })
      if (response?.ok !== true) return []
      const { left } = (await response.json()) as { readonly left: readonly string[] }
      return paths.filter((path) => !left.includes(path))
    },
  }
}
