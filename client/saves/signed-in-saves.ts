import { type AccountSaves, createAccountSaves } from './account-saves.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { type PendingSaves, pendingSaves } from './pending-saves.ts'
import { deviceRefusedChanges, type RefusedChanges } from './refused-changes.ts'

/** The account over the API, and on this device the queue and the changes that were refused. */
export type SignedInSaves = {
  readonly account: AccountSaves
  readonly pending: PendingSaves
  readonly refused: RefusedChanges
  readonly confirmSignOut: typeof confirmSignOut
}

/**
 * Loaded once the visitor is signed in or the session cannot be checked. Its run-time imports must not be shared with
 * the scripts of every page: a shared import would become another chunk.
 */
export const signedInSaves: SignedInSaves = {
  account: createAccountSaves((input, init) => fetch(input, init)),
  pending: pendingSaves,
  refused: deviceRefusedChanges,
  confirmSignOut,
}
