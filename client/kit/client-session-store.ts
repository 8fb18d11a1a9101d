/** The signed-in user, as returned by GET /api/auth/profile (S7.2). */
type ClientUser = {
  /** Hash that identifies the account. */
  readonly id: string
  readonly nickname: string
  readonly picture: string | null
}

/** A failed session request: the status of the response, or 0 without a valid response. */
class SessionError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the profile request failed with status ${status}`)
    this.status = status
  }
}

/** `user` and `error` can both be set: after a failure the last user is retained. */
export type ClientSessionState = {
  readonly user: ClientUser | null
  readonly isLoading: boolean
  readonly error: SessionError | null
}

export type ClientSessionStore = {
  readonly read: () => ClientSessionState
  /** Registers a listener for every change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Fetches the session again; never rejects. Concurrent calls are not merged. */
  readonly checkSession: () => Promise<void>
}

const PROFILE_PATH = '/api/auth/profile'
const DEFAULT_NICKNAME = 'unknown'

async function fetchUser(fetcher: typeof fetch): Promise<ClientUser | null> {
  const response = await fetcher(PROFILE_PATH).catch(() => null)
  if (response === null) throw new SessionError(0)
  if (response.status === 204) return null
  if (!response.ok) throw new SessionError(response.status)
  const { sub, nickname, picture } = (await response.json()) as Readonly<Record<string, unknown>>
  return {
    id: typeof sub === 'string' ? sub : '',
    nickname: typeof nickname === 'string' && nickname.trim() !== '' ? nickname : DEFAULT_NICKNAME,
    picture: typeof picture === 'string' ? picture : null,
  }
}

/** Store of the page's session: loading at first, then a user or none (S4.1); an error retains the user (M2.1). */
export function createClientSessionStore(fetcher: typeof fetch): ClientSessionStore {
  const listeners = new Set<() => void>()
  let state: ClientSessionState = { user: null, isLoading: true, error: null }

  async function nextState(): Promise<ClientSessionState> {
    try {
      return { user: await fetchUser(fetcher), isLoading: false, error: null }
    } catch (error) {
      const failure = error instanceof SessionError ? error : new SessionError(0)
      return { user: state.user, isLoading: false, error: failure }
    }
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    checkSession: async () => {
      state = await nextState()
      for (const listener of listeners) listener()
    },
  }
}
