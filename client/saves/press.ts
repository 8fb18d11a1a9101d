import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import type { SubmitOutcome } from './pending-saves.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

/** A press of a save button. */
export type Press = {
  readonly path: string
  /** The name of the page, as the button has it. */
  readonly name: string
  readonly isSaved: boolean
  /** Where the focus returns to. */
  readonly button: HTMLButtonElement
}

/** What became of a press: an outcome of the account, or of the device. */
export type PressOutcome = SubmitOutcome | { readonly kind: 'on device' } | { readonly kind: 'device full' }

/** What the result of a press, and its "Change", depend on. */
export type PressResultTools = {
  readonly session: ClientSessionStore
  readonly loadSignedInSaves: () => Promise<SignedInSaves | null>
  readonly showPageSaved: (path: string, isSaved: boolean) => void
  readonly isSavedNow: () => boolean
  /** Undoes the press. */
  readonly pressAgain: () => Promise<void>
}
