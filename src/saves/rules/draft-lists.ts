import type { RefusalReason } from '#isomorphic/saves/offline-change.ts'
import { MAIN_LIST } from './list-action.ts'
import { byRecentUse } from './recent-list.ts'
import type { SavesDraft } from './saves-draft.ts'
import { MAX_LIST_ROWS, MAX_LISTS } from './saves-limits.ts'

/** When changes are applied, and the name that the main list gets when it is created. */
export type DraftContext = { readonly nowS: number; readonly mainListName: string }

/** Why nothing was changed; null when it was, or did not have to be. */
export type Refusal = RefusalReason | null

const isListed = (draft: SavesDraft, id: string): boolean => draft.list(id)?.removedAtS === null

/** Whether the account has a list; the main list also before it is stored. */
export const hasList = (draft: SavesDraft, id: string): boolean => id === MAIN_LIST || isListed(draft, id)

const countListed = (draft: SavesDraft): number =>
  draft.lists().filter(({ removedAtS }) => removedAtS === null).length

/** The list that a save button saves to: the one used last, whose items are always known. */
export function recentDraftList(draft: SavesDraft): string {
  const uses = draft
    .lists()
    .filter(({ id, removedAtS }) => removedAtS === null && draft.isComplete(id))
    .map((list) => ({
      ...list,
      isEmpty: draft.itemsOf(list.id).every(({ removedAtS }) => removedAtS !== null),
    }))
  return uses.toSorted(byRecentUse)[0]?.id ?? MAIN_LIST
}

/** Stores the main list, which is created with the first save. */
export function ensureMainList(draft: SavesDraft, { nowS, mainListName }: DraftContext): void {
  if (draft.list(MAIN_LIST) !== undefined) return
  draft.putList({ id: MAIN_LIST, name: mainListName, createdAtS: nowS, usedAtS: null, removedAtS: null })
}

/** Creates a list once: one that exists is unchanged, and one that was removed in between stays removed. */
export function createDraftList(draft: SavesDraft, context: DraftContext, id: string, name: string): Refusal {
  const existing = draft.list(id)
  if (existing !== undefined) return existing.removedAtS === null ? null : 'unknown_list'
  const isFull = countListed(draft) >= MAX_LISTS || draft.lists().length >= MAX_LIST_ROWS
  if (isFull) return 'too_many_lists'
  draft.putList({ id, name, createdAtS: context.nowS, usedAtS: null, removedAtS: null })
  return null
}

export function renameDraftList(draft: SavesDraft, context: DraftContext, id: string, name: string): Refusal {
  ensureMainList(draft, context)
  const list = draft.list(id)
  if (list === undefined) return 'unknown_list'
  draft.putList({ ...list, name })
  return null
}

/** Removes a list; the main list cannot be removed, and one that is gone already need not be. */
export function removeDraftList(draft: SavesDraft, { nowS }: DraftContext, id: string): Refusal {
  if (id === MAIN_LIST) return 'invalid_change'
  const list = draft.list(id)
  if (list?.removedAtS === null) draft.putList({ ...list, removedAtS: nowS })
  return null
}

/** Restores a removed list with its items and its link. */
export function restoreDraftList(draft: SavesDraft, id: string): Refusal {
  if (hasList(draft, id)) return null
  const list = draft.list(id)
  if (list === undefined) return 'unknown_list'
  if (countListed(draft) >= MAX_LISTS) return 'too_many_lists'
  draft.putList({ ...list, removedAtS: null })
  return null
}
