import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

/** What the result of a press, and its "Change", depend on. */
export type PressResultTools = {
  readonly session: ClientSessionStore
  readonly loadSignedInSaves: () => Promise<SignedInSaves | null>
  readonly showPageSaved: (path: string, isSaved: boolean) => void
  readonly isSavedNow: () => boolean
  /** Undoes the press. */
  readonly pressAgain: () => Promise<void>
}
