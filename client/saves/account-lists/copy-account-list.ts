import { type AccountListCopy, parseCopiedList } from './account-list-copy.ts'
import type { AccountListStore } from './account-list-store.ts'

export type CopyTools = {
  readonly store: AccountListStore
  readonly fetchList: typeof fetch
  readonly nowMs: () => number
}

/** A younger copy is not fetched again. */
const MAX_AGE_MS = 10 * 60_000

/**
 * Copies a list of the account to this device, or brings its copy up to date. A list that is gone loses its copy; without
 * a good response the copy stays as it is. Never rejects.
 * @param owner ID of the account that is signed in
 * @returns whether the list is on the device as the account has it
 */
export async function copyAccountList(id: string, owner: string, tools: CopyTools): Promise<boolean> {
  const { store, fetchList, nowMs } = tools
  try {
    const response = await fetchList(`/profile/saves/${id}.json`, { redirect: 'error', cache: 'no-store' })
    if (response.status === 404) await store.remove(id)
    const file = response.ok ? parseCopiedList(await response.json()) : null
    if (file === null) return false
    await store.put({ ...file, id, owner, copiedAtMs: nowMs() })
    return true
  } catch {
    return false
  }
}

/**
 * Brings the copies of an account up to date, and deletes those of every other account: the device has changed hands.
 * @param owner ID of the account that is signed in; null without a session
 */
export async function updateCopies(owner: string | null, tools: CopyTools): Promise<void> {
  const copies = await tools.store.list()
  for (const { id, owner: copyOwner, copiedAtMs } of copies) {
    if (copyOwner !== owner) await tools.store.remove(id)
    else if (copiedAtMs < tools.nowMs() - MAX_AGE_MS) await copyAccountList(id, owner, tools)
  }
}

/**
 * The copies that may be shown.
 * @param owner ID of the account that is signed in; null without a session; undefined when the site cannot be asked, so that the
 *   copies are those of the account that was signed in last: signing out deletes them
 */
export async function readShownLists(
  owner: string | null | undefined,
  store: AccountListStore,
): Promise<readonly AccountListCopy[]> {
  const copies = await store.list().catch(() => [])
  return owner === undefined ? copies : copies.filter((copy) => copy.owner === owner)
}
