import { type AccountSaves, createAccountSaves } from './account-saves.ts'
import { type PendingSaves, pendingSaves } from './pending-saves.ts'

/** What saves of an account take: the account over the network, and what waits on this device for one. */
export type SignedInSaves = { readonly account: AccountSaves; readonly pending: PendingSaves }

/**
 * Fetched once somebody is signed in, or when nobody can tell. Nothing that it imports at run time is also in the parts of
 * every page, or that would become a piece of its own.
 */
export const signedInSaves: SignedInSaves = {
  account: createAccountSaves((input, init) => fetch(input, init)),
  pending: pendingSaves,
}
