import { type ListAction, MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { movedOrder, type Step } from '#src/saves/rules/moved-order.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavesProblem } from '#src/saves/rules/saves-notice.ts'
import { moveItem, setNote, setOrder } from '#src/saves/store/item-edits.ts'
import {
  createList,
  removeList,
  renameList,
  reviveList,
  shareList,
  unshareList,
} from '#src/saves/store/list-edits.ts'
import { removeItem, restoreItem } from '#src/saves/store/save-item.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { addItems, readItems, type SavesOf } from '#src/saves/store/saves-store.ts'

/** Where the visitor goes next, or why nothing was done. */
export type ActionOutcome = { readonly location: string } | { readonly problem: SavesProblem }

const done = (
  listId: string,
  code: string | null,
  more: Readonly<Record<string, string>> = {},
): ActionOutcome => ({
  location:
    code === null ? listPath(listId) : `${listPath(listId)}?${new URLSearchParams({ done: code, ...more })}`,
})

type ItemAction = Extract<ListAction, { readonly path: string }>
type WholeAction = Exclude<ListAction, ItemAction>

async function reorder(saves: SavesOf, listId: string, path: string, to: Step): Promise<ActionOutcome> {
  const order = (await readItems(saves, listId)).map((item) => item.path)
  const next = movedOrder(order, path, to)
  await setOrder(saves, listId, next)
  const at = next.indexOf(path) + 1
  return at === 0 ? done(listId, null) : done(listId, 'ordered', { path, at: `${at} of ${next.length}` })
}

async function move(saves: SavesOf, listId: string, path: string, target: string): Promise<ActionOutcome> {
  const isThere = await moveItem(saves, listId, target, path)
  return isThere ? done(listId, 'moved', { path, list: target }) : { problem: 'list-full' }
}

async function copy(saves: SavesOf, listId: string, path: string, target: string): Promise<ActionOutcome> {
  const page = parseSaveTarget(path)
  if (page === null) return { problem: 'form' }
  const note = (await readItems(saves, listId)).find((item) => item.path === path)?.note ?? ''
  const left = await addItems(saves, target, [{ ...page, note }])
  return left.length > 0 ? { problem: 'list-full' } : done(listId, 'copied', { path, list: target })
}

async function applyToItem(saves: SavesOf, listId: string, action: ItemAction): Promise<ActionOutcome> {
  const { path } = action
  switch (action.do) {
    case 'earlier':
    case 'later':
      return reorder(saves, listId, path, action.do)
    case 'place':
      return reorder(saves, listId, path, action.index)
    case 'remove':
      await removeItem(saves, listId, path)
      return done(listId, 'removed', { path })
    case 'restore':
      return (await restoreItem(saves, listId, path))
        ? done(listId, 'restored', { path })
        : done(listId, null)
    case 'note':
      await setNote(saves, listId, path, { note: action.note, showsNote: action.shows })
      return done(listId, action.shows && action.note !== '' ? 'noted-openly' : 'noted', { path })
    case 'copy':
      return copy(saves, listId, path, action.target)
    case 'move':
      return move(saves, listId, path, action.target)
  }
}

async function applyToWhole(saves: SavesOf, listId: string, action: WholeAction): Promise<ActionOutcome> {
  switch (action.do) {
    case 'create': {
      const id = await createList(saves, action.name)
      return id === null ? { problem: 'too-many-lists' } : done(id, 'created')
    }
    case 'rename':
      await renameList(saves, listId, action.name)
      return done(listId, 'renamed')
    case 'share':
      await shareList(saves, listId)
      return done(listId, 'shared')
    case 'unshare':
      await unshareList(saves, listId)
      return done(listId, 'unshared')
    case 'delete':
      if (listId === MAIN_LIST) return { problem: 'form' }
      await removeList(saves, listId)
      return done(MAIN_LIST, 'deleted', { list: listId })
    case 'revive':
      await reviveList(saves, listId)
      return done(listId, 'revived')
  }
}

/** Does what a form of the Saves page asks for; lists and pages of others cannot be named. */
export async function applyListAction(
  saves: SavesOf,
  listId: string,
  action: ListAction,
): Promise<ActionOutcome> {
  const isThere = action.do === 'revive' || (await readLists(saves)).some(({ id }) => id === listId)
  if (!isThere) return { problem: 'no-list' }
  return 'path' in action ? applyToItem(saves, listId, action) : applyToWhole(saves, listId, action)
}
