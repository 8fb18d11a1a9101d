import { reloadWhenUnused } from '#client/kit/reload-when-unused.ts'
import { type AccountSaves, createAccountSaves } from './account-saves.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { openBrowserLists } from './device/open-browser-lists.ts'
import { type PendingSaves, pendingSaves, withOutboxLock } from './pending-saves.ts'
import { deviceRefusedChanges, type RefusedChanges } from './refused-changes.ts'
import { sendChanges } from './send-changes.ts'
import { type TakeOver, takeOverDeviceSaves } from './take-over-device-saves.ts'

/** The account over the API, and on this device the queue and the changes that were refused. */
export type SignedInSaves = {
  readonly account: AccountSaves
  readonly pending: PendingSaves
  readonly refused: RefusedChanges
  readonly confirmSignOut: typeof confirmSignOut
  /** Shows on a page of the account what it has stored since the page was rendered. */
  readonly refreshPage: () => void
  /** Moves the saves of this device into the account. */
  readonly takeOverSaves: (owner: string, pressedPaths: ReadonlySet<string>) => Promise<TakeOver>
}

const fetchApi: typeof fetch = (input, init) => fetch(input, init)

/**
 * Loaded once the visitor is signed in or the session cannot be checked. Its run-time imports must not be shared with
 * the scripts of every page: a shared import would become another chunk.
 */
export const signedInSaves: SignedInSaves = {
  account: createAccountSaves(fetchApi),
  pending: pendingSaves,
  refused: deviceRefusedChanges,
  confirmSignOut,
  refreshPage: () => {
    if (document.querySelector('[data-live-forms]') !== null) reloadWhenUnused()
  },
  takeOverSaves: (owner, pressedPaths) =>
    takeOverDeviceSaves(owner, {
      lists: openBrowserLists(),
      pressedPaths,
      send: (changes) => sendChanges(changes, fetchApi),
      withLock: withOutboxLock,
      nowMs: () => Date.now(),
    }),
}
