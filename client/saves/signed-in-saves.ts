import { type AccountSaves, createAccountSaves } from './account-saves.ts'
import { type PendingSaves, pendingSaves } from './pending-saves.ts'

/** The account over the API, and the queue on this device. */
export type SignedInSaves = { readonly account: AccountSaves; readonly pending: PendingSaves }

/**
 * Loaded once the visitor is signed in or the session cannot be checked. Its run-time imports must not be shared with
 * the scripts of every page: a shared import would become another chunk.
 */
export const signedInSaves: SignedInSaves = {
  account: createAccountSaves((input, init) => fetch(input, init)),
  pending: pendingSaves,
}
