import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { ClientSessionState, ClientSessionStore } from './client-session-store.ts'

const SessionContext = createContext<ClientSessionStore | null>(null)

type SessionProviderProps = { readonly store: ClientSessionStore; readonly children: ReactNode }

/** Provides an island with the session of its page. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  return <SessionContext value={store}>{children}</SessionContext>
}

/**
 * The current session of the page.
 * @throws outside a SessionProvider (S8.7)
 */
export function useSession(): ClientSessionState {
  const store = useContext(SessionContext)
  if (store === null) throw new Error('You forgot to wrap this in a <SessionProvider>')
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
