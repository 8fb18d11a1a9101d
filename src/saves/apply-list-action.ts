import { type ListAction, MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { type Move, movedOrder } from '#src/saves/rules/moved-order.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavesProblem } from '#src/saves/rules/saves-notice.ts'
import { listPath } from '#src/saves/rules/saves-view.ts'
import { setNote, setOrder } from '#src/saves/store/item-edits.ts'
import {
  createList,
  readLists,
  removeList,
  renameList,
  reviveList,
  shareList,
  unshareList,
} from '#src/saves/store/save-lists.ts'
import { addItems, readItems, removeItem, restoreItem, type SavesOf } from '#src/saves/store/saves-store.ts'

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

async function move(saves: SavesOf, listId: string, path: string, to: Move): Promise<ActionOutcome> {
  const order = (await readItems(saves, listId)).map((item) => item.path)
  await setOrder(saves, listId, movedOrder(order, path, to))
  return done(listId, null)
}

async function copy(saves: SavesOf, listId: string, path: string, target: string): Promise<ActionOutcome> {
  const page = parseSaveTarget(path)
  if (page === null) return { problem: 'form' }
  const note = (await readItems(saves, listId)).find((item) => item.path === path)?.note ?? ''
  const left = await addItems(saves, target, [{ ...page, note }])
  return left.length > 0 ? { problem: 'list-full' } : done(listId, 'copied', { path })
}

async function applyToItem(saves: SavesOf, listId: string, action: ItemAction): Promise<ActionOutcome> {
  const { path } = action
  switch (action.do) {
    case 'earlier':
    case 'later':
      return move(saves, listId, path, action.do)
    case 'place':
      return move(saves, listId, path, action.index)
    case 'remove':
      await removeItem(saves, listId, path)
      return done(listId, 'removed', { path })
    case 'restore':
      return (await restoreItem(saves, listId, path))
        ? done(listId, 'restored', { path })
        : done(listId, null)
    case 'note':
      await setNote(saves, listId, path, action.note)
      return done(listId, 'noted', { path })
    case 'copy':
      return copy(saves, listId, path, action.target)
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
