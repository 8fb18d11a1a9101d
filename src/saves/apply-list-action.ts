import { TransactionAbortedError } from '#src/platform/app-error.ts'
import { type ListAction, MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listIdOfChange } from '#src/saves/rules/list-id-of-change.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { type Move, moveInOrder } from '#src/saves/rules/move-in-order.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavesProblem } from '#src/saves/rules/saves-notice.ts'
import { CHANGE_APPLIED } from '#src/saves/store/change-saves.ts'
import { moveItem, setOrder } from '#src/saves/store/item-edits.ts'
import {
  createList,
  removeList,
  renameList,
  restoreList,
  shareList,
  unshareList,
} from '#src/saves/store/list-edits.ts'
import { removeItem, restoreItem } from '#src/saves/store/save-item.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { addItems, readItems } from '#src/saves/store/saves-store.ts'
import { orLimitProblem } from './limit-saves.ts'
import { writeNote } from './write-note.ts'

/** The redirect target, or why the action was refused. */
export type ActionOutcome = { readonly location: string } | { readonly problem: SavesProblem }

const doneOutcome = (
  listId: string,
  code: string | null,
  params: Readonly<Record<string, string>> = {},
): ActionOutcome => ({
  location:
    code === null
      ? listPath(listId)
      : `${listPath(listId)}?${new URLSearchParams({ done: code, ...params })}`,
})

/** The page as it is, where the change was applied before: by the same form, or by the device that sent it later. */
function outcomeOfRepeat(error: unknown, listId: string): ActionOutcome {
  if (error instanceof TransactionAbortedError && error.code === CHANGE_APPLIED)
    return doneOutcome(listId, null)
  throw error
}

type ItemAction = Extract<ListAction, { readonly path: string }>
type ListLevelAction = Exclude<ListAction, ItemAction>

async function reorder(saves: SavesContext, listId: string, path: string, to: Move): Promise<ActionOutcome> {
  const order = (await readItems(saves, listId)).map((item) => item.path)
  const next = moveInOrder(order, path, to)
  await setOrder(saves, listId, next)
  const position = next.indexOf(path) + 1
  return position === 0
    ? doneOutcome(listId, null)
    : doneOutcome(listId, 'ordered', { path, at: `${position} of ${next.length}` })
}

async function moveToList(
  saves: SavesContext,
  listId: string,
  path: string,
  target: string,
): Promise<ActionOutcome> {
  const isMoved = await moveItem(saves, listId, target, path)
  return isMoved ? doneOutcome(listId, 'moved', { path, list: target }) : { problem: 'list-full' }
}

async function copyToList(
  saves: SavesContext,
  listId: string,
  path: string,
  target: string,
): Promise<ActionOutcome> {
  const page = parseSaveTarget(path)
  if (page === null) return { problem: 'form' }
  const note = (await readItems(saves, listId)).find((item) => item.path === path)?.note ?? ''
  const rejectedPaths = await addItems(saves, target, [{ ...page, note }])
  return rejectedPaths.length > 0
    ? { problem: 'list-full' }
    : doneOutcome(listId, 'copied', { path, list: target })
}

async function addToList(
  saves: SavesContext,
  listId: string,
  { path, note }: Extract<ListAction, { readonly do: 'add' }>,
): Promise<ActionOutcome> {
  const target = parseSaveTarget(path)
  if (target === null) return { problem: 'form' }
  const rejectedPaths = await addItems(saves, listId, [{ ...target, note }])
  return rejectedPaths.length > 0
    ? { problem: 'list-full' }
    : doneOutcome(listId, 'saved', { path, list: listId })
}

async function applyToItem(saves: SavesContext, listId: string, action: ItemAction): Promise<ActionOutcome> {
  const { path } = action
  switch (action.do) {
    case 'add':
      return addToList(saves, listId, action)
    case 'earlier':
    case 'later':
    case 'first':
    case 'last':
      return reorder(saves, listId, path, action.do)
    case 'place':
      return reorder(saves, listId, path, action.index)
    case 'position':
      return reorder(saves, listId, path, action.position - 1)
    case 'remove':
      await removeItem(saves, listId, path)
      return doneOutcome(listId, 'removed', { path })
    case 'restore':
      return (await restoreItem(saves, listId, path))
        ? doneOutcome(listId, 'restored', { path })
        : doneOutcome(listId, null)
    case 'note': {
      const written = await writeNote(saves, listId, action)
      return 'problem' in written ? written : doneOutcome(listId, written.done, { path })
    }
    case 'copy':
      return copyToList(saves, listId, path, action.target)
    case 'move':
      return moveToList(saves, listId, path, action.target)
  }
}

async function applyToList(
  saves: SavesContext,
  listId: string,
  action: ListLevelAction,
): Promise<ActionOutcome> {
  switch (action.do) {
    case 'create': {
      const id = await createList(saves, action.name, saves.changeKey && listIdOfChange(saves.changeKey))
      return id === null ? { problem: 'too-many-lists' } : doneOutcome(id, 'created')
    }
    case 'rename':
      await renameList(saves, listId, action.name)
      return doneOutcome(listId, 'renamed')
    case 'share':
      await shareList(saves, listId)
      return doneOutcome(listId, 'shared')
    case 'unshare':
      await unshareList(saves, listId)
      return doneOutcome(listId, 'unshared')
    case 'delete':
      if (listId === MAIN_LIST) return { problem: 'form' }
      await removeList(saves, listId)
      return doneOutcome(MAIN_LIST, 'deleted', { list: listId })
    case 'revive':
      await restoreList(saves, listId)
      return doneOutcome(listId, 'revived')
  }
}

/**
 * Applies the action of a form of the Saves page to one list of the visitor; without effect where the account has
 * applied the change of the context before.
 */
export async function applyListAction(
  saves: SavesContext,
  listId: string,
  action: ListAction,
): Promise<ActionOutcome> {
  const listExists = action.do === 'revive' || (await readLists(saves)).some(({ id }) => id === listId)
  if (!listExists) return { problem: 'no-list' }
  const applying = 'path' in action ? applyToItem(saves, listId, action) : applyToList(saves, listId, action)
  return orLimitProblem(applying.catch((error: unknown) => outcomeOfRepeat(error, listId)))
}
