/** The signed-in user, as returned by GET /api/auth/profile (S7.2). */
type ClientUser = {
  /** Hash that identifies the account. */
  readonly id: string
  readonly nickname: string
  readonly picture: string | null
}

/** A failed session request: the status of the response, or 0 without a valid response. */
type SessionError = { readonly status: number }

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
/** A network that accepts requests and never answers must not leave a press waiting for the session. */
const TIMEOUT_MS = 10_000

function toUser({ sub, nickname, picture }: Readonly<Record<string, unknown>>): ClientUser {
  return {
    id: typeof sub === 'string' ? sub : '',
    nickname: typeof nickname === 'string' && nickname.trim() !== '' ? nickname : DEFAULT_NICKNAME,
    picture: typeof picture === 'string' ? picture : null,
  }
}

/** Requests the session; after a failure the last user is retained. Never rejects. */
async function fetchSession(fetcher: typeof fetch, lastUser: ClientUser | null): Promise<ClientSessionState> {
  let status = 0
  try {
    const response = await fetcher(PROFILE_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) {
      const user = response.status === 204 ? null : toUser(await response.json())
      return { user, isLoading: false, error: null }
    }
    status = response.status
  } catch {
    // No response in time, or one that is no JSON: status 0.
  }
  return { user: lastUser, isLoading: false, error: { status } }
}

/** Store of the page's session: loading at first, then a user or none (S4.1); an error retains the user (M2.1). */
export function createClientSessionStore(fetcher: typeof fetch): ClientSessionStore {
  const listeners = new Set<() => void>()
  let state: ClientSessionState = { user: null, isLoading: true, error: null }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    checkSession: async () => {
      state = await fetchSession(fetcher, state.user)
      for (const listener of listeners) listener()
    },
  }
}
