import type { NamedList } from '#isomorphic/saves/offline-change.ts'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { type DraftContext, ensureMainList, hasList, type Refusal } from './draft-lists.ts'
import { type Move, moveInOrder } from './move-in-order.ts'
import type { SaveTarget } from './save-target.ts'
import type { SavesDraft, StoredItem } from './saves-draft.ts'
import { bytesOfItem, MAX_ACCOUNT_BYTES, MAX_ITEM_ROWS, UNDO_WINDOW_S } from './saves-limits.ts'

const isSaved = (item: StoredItem | undefined): item is StoredItem => item?.removedAtS === null

/** The item of a page that is on a list. */
export function savedItem(draft: SavesDraft, listId: string, path: string): StoredItem | null {
  const item = draft.item(listId, path)
  return isSaved(item) ? item : null
}

const savedItems = (draft: SavesDraft, listId: string): readonly StoredItem[] =>
  draft
    .itemsOf(listId)
    .filter(isSaved)
    .toSorted((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1))

const isFull = (draft: SavesDraft, listId: string): boolean =>
  savedItems(draft, listId).length >= MAX_LIST_ITEMS

const nextPosition = (draft: SavesDraft, listId: string): number =>
  1 + Math.max(-1, ...draft.itemsOf(listId).map(({ position }) => position))

function touchList(draft: SavesDraft, { nowS }: DraftContext, listId: string): void {
  const list = draft.list(listId)
  if (list !== undefined) draft.putList({ ...list, usedAtS: nowS })
}

/** Stores an item unless its text exceeds what the account may store. */
function putWithinAccount(draft: SavesDraft, item: StoredItem): Refusal {
  const previous = draft.item(item.listId, item.path)
  const added = bytesOfItem(item.note) - (previous === undefined ? 0 : bytesOfItem(previous.note))
  if (added > 0 && draft.bytes() + added > MAX_ACCOUNT_BYTES) return 'account_full'
  draft.putItem(item)
  return null
}

/** An item at the end of a list, or why that has no room for it. */
function putAtEnd(
  draft: SavesDraft,
  context: DraftContext,
  item: Omit<StoredItem, 'position' | 'removedAtS'>,
): Refusal {
  const { listId, path } = item
  ensureMainList(draft, context)
  if (!hasList(draft, listId)) return 'unknown_list'
  const isNewRow = draft.item(listId, path) === undefined
  if (isFull(draft, listId) || (isNewRow && draft.itemsOf(listId).length >= MAX_ITEM_ROWS)) return 'list_full'
  const refusal = putWithinAccount(draft, {
    ...item,
    position: nextPosition(draft, listId),
    removedAtS: null,
  })
  if (refusal === null) touchList(draft, context, listId)
  return refusal
}

/**
 * Adds a page to the end of a list. A page that was removed from it gets its note back, with the note's visibility,
 * unless it comes with another note: that one is private.
 */
export function addDraftItem(
  draft: SavesDraft,
  context: DraftContext,
  listId: string,
  { kind, path, note }: SaveTarget & { readonly note: string },
): Refusal {
  // The items of a removed list are stored as if they were on it.
  if (!hasList(draft, listId)) return 'unknown_list'
  if (savedItem(draft, listId, path) !== null) return null
  const removed = note === '' ? draft.item(listId, path) : undefined
  return putAtEnd(draft, context, {
    listId,
    kind,
    path,
    note: removed?.note ?? note,
    showsNote: removed?.showsNote ?? false,
    savedAtS: draft.item(listId, path)?.savedAtS ?? context.nowS,
  })
}

/** The lists that a page is on. */
export const listsWithPage = (draft: SavesDraft, path: string): readonly NamedList[] =>
  draft
    .copiesOf(path)
    .filter((item) => isSaved(item) && hasList(draft, item.listId))
    .map(({ listId }) => ({ id: listId, name: draft.list(listId)?.name ?? '' }))

/** Whether a page is on any list. */
export const isSavedAnywhere = (draft: SavesDraft, path: string): boolean =>
  listsWithPage(draft, path).length > 0

/** Removes a page from one list, or from all when `listId` is null. */
export function removeDraftItem(
  draft: SavesDraft,
  { nowS }: DraftContext,
  listId: string | null,
  path: string,
): void {
  for (const item of draft.copiesOf(path))
    if (isSaved(item) && (listId === null || item.listId === listId))
      draft.putItem({ ...item, removedAtS: nowS })
}

/** Undoes the last removal of a page within the undo window, on one list, or on all that it was removed from at once. */
export function restoreDraftItem(
  draft: SavesDraft,
  { nowS }: DraftContext,
  listId: string | null,
  path: string,
): void {
  const removed = draft
    .copiesOf(path)
    .filter(
      (item) => (item.removedAtS ?? 0) >= nowS - UNDO_WINDOW_S && (listId === null || item.listId === listId),
    )
  const lastS = Math.max(...removed.map(({ removedAtS }) => removedAtS ?? 0))
  for (const item of removed)
    if (item.removedAtS === lastS && !isFull(draft, item.listId)) draft.putItem({ ...item, removedAtS: null })
}

/** Moves an item within its list. */
export function reorderDraftItem(draft: SavesDraft, listId: string, path: string, to: Move): void {
  const items = savedItems(draft, listId)
  const order = items.map((item) => item.path)
  const next = moveInOrder(order, path, to)
  for (const item of items) {
    const position = next.indexOf(item.path)
    if (position !== item.position) draft.putItem({ ...item, position })
  }
}

/** Changes a note; only a note with text is public. */
export function setDraftNote(
  draft: SavesDraft,
  item: StoredItem,
  edit: { readonly note: string; readonly showsNote: boolean },
): Refusal {
  return putWithinAccount(draft, { ...item, note: edit.note, showsNote: edit.showsNote && edit.note !== '' })
}

/** Moves an item to the end of another list with its note; where the page is on that list, the note there remains. */
export function moveDraftItem(
  draft: SavesDraft,
  context: DraftContext,
  from: string,
  { path, target }: { readonly path: string; readonly target: string },
): Refusal {
  if (!hasList(draft, target)) return 'unknown_list'
  const item = savedItem(draft, from, path)
  if (savedItem(draft, target, path) === null) {
    if (item === null) return 'unknown_item'
    const refusal = putAtEnd(draft, context, { ...item, listId: target })
    if (refusal !== null) return refusal
  }
  if (item !== null && from !== target) draft.putItem({ ...item, removedAtS: context.nowS })
  return null
}
