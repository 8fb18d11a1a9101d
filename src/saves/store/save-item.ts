import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import { REMOVED_RETENTION_S, UNDO_WINDOW_S } from '#src/saves/rules/saves-limits.ts'
import { changeSaves } from './change-saves.ts'
import type { SavesContext } from './saves-context.ts'
import { addItemsStatements, sizeOfItems } from './saves-store.ts'

/** Removes a page from one list, or from all lists when `listId` is null; it can be restored for a while. */
export async function removeItem(saves: SavesContext, listId: string | null, path: string): Promise<void> {
  const { owner, nowS } = saves
  const statements = [
    statement(
      'DELETE FROM saved_items WHERE owner = ? AND removed_at_s < ?',
      owner,
      nowS - REMOVED_RETENTION_S,
    ),
    statement(
      `UPDATE saved_items SET removed_at_s = ?3
       WHERE owner = ?1 AND path = ?2 AND removed_at_s IS NULL AND list_id = coalesce(?4, list_id)`,
      owner,
      path,
      nowS,
      listId,
    ),
  ]
  await changeSaves(saves, statements)
}

/** Restores a page that was removed within the undo window. */
function restoreItemStatement({ owner, nowS }: SavesContext, listId: string | null, path: string): Statement {
  const removed = `SELECT max(removed_at_s) FROM saved_items
    WHERE owner = ?1 AND path = ?2 AND removed_at_s >= ?3 AND list_id = coalesce(?4, list_id)`
  return statement(
    `UPDATE saved_items SET removed_at_s = NULL
     WHERE owner = ?1 AND path = ?2 AND list_id = coalesce(?4, list_id) AND removed_at_s = (${removed})
       AND ${MAX_LIST_ITEMS} > (SELECT count(*) FROM saved_items AS item WHERE item.owner = ?1
         AND item.list_id = saved_items.list_id AND item.removed_at_s IS NULL)`,
    owner,
    path,
    nowS - UNDO_WINDOW_S,
    listId,
  )
}

/**
 * Restores the items of the last removal of a page, including their notes.
 * @param listId null for all lists that the page was removed from at once
 * @returns whether anything was restored
 */
export async function restoreItem(
  saves: SavesContext,
  listId: string | null,
  path: string,
): Promise<boolean> {
  const [result] = await changeSaves(saves, [restoreItemStatement(saves, listId, path)])
  return (result?.changes ?? 0) > 0
}

/**
 * Saves a page on the main list unless it is on any list; restores the last removal first.
 * @returns false when the list is full
 */
export async function savePage(saves: SavesContext, target: SaveTarget): Promise<boolean> {
  const statements = [
    restoreItemStatement(saves, null, target.path),
    ...addItemsStatements(saves, MAIN_LIST, [target], 'any list'),
  ]
  const results = await changeSaves(saves, statements, sizeOfItems([target]))
  return results.at(-1)?.rows.some(({ path }) => path === target.path) === true
}

/** The result of saving a page on one list. */
export type SaveOnListOutcome = 'saved' | 'full' | 'no list'

/** Saves a page on one list; restores its note after a removal. Idempotent. */
export async function saveOnList(
  saves: SavesContext,
  listId: string,
  target: SaveTarget,
): Promise<SaveOnListOutcome> {
  const listExists = statement(
    'SELECT 1 AS is_present FROM save_lists WHERE owner = ? AND list_id = ? AND removed_at_s IS NULL',
    saves.owner,
    listId,
  )
  const statements = [
    restoreItemStatement(saves, listId, target.path),
    ...addItemsStatements(saves, listId, [target], 'this list'),
    listExists,
  ]
  const results = await changeSaves(saves, statements, sizeOfItems([target]))
  if (results.at(-1)?.rows.length === 0) return 'no list'
  return results.at(-2)?.rows.some(({ path }) => path === target.path) === true ? 'saved' : 'full'
}
