/** Who is signed in, as GET /api/auth/profile tells it (S7.2). */
type ClientUser = {
  /** A hash that names the account. */
  readonly id: string
  readonly nickname: string
  readonly picture: string | null
}

/** Failed with the status of the answer, or 0 when there was none. */
class SessionError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the profile answered ${status}`)
    this.status = status
  }
}

/** `user` and `error` may stand together: after a failure the last known user is kept. */
export type ClientSessionState = {
  readonly user: ClientUser | null
  readonly isLoading: boolean
  readonly error: SessionError | null
}

export type ClientSessionStore = {
  readonly read: () => ClientSessionState
  /** Calls on every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Asks again; never rejects, and never loads twice at a time as far as `isLoading` tells. */
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

/** Loading at first, then a user or none (S4.1); an error keeps the user (M2.1). */
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
