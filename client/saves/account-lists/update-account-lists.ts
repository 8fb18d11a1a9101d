import { deleteDB } from 'idb'
import { ACCOUNT_LISTS_DATABASE } from '#isomorphic/saves/saves-names.ts'
import { deviceAccountLists } from './account-list-store.ts'
import { type CopyTools, copyAccountList, updateCopies } from './copy-account-list.ts'

const tools: CopyTools = {
  store: deviceAccountLists,
  fetchList: (input, init) => fetch(input, init),
  nowMs: () => Date.now(),
}

/** Copies a list of the account to this device, so that it can be read without a network; false when that fails. */
export const keepAccountList = (id: string, owner: string): Promise<boolean> =>
  copyAccountList(id, owner, tools)

/**
 * Brings the copies on this device up to date, and deletes those of other accounts. Never rejects.
 * @param owner ID of the account that is signed in; null without a session
 */
export async function updateAccountLists(owner: string | null): Promise<void> {
  try {
    await updateCopies(owner, tools)
    if ((await tools.store.list()).length === 0) await deleteDB(ACCOUNT_LISTS_DATABASE)
  } catch {
    // No storage: there are no copies.
  }
}
