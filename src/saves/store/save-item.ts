import { MAX_LIST_ITEMS } from '#client/saves/saved-place.ts'
import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import { addingItems, guarded, type SavesOf } from './saves-store.ts'

/** Removing can be undone for an hour; what was removed is forgotten after a day. */
const UNDO_LIMIT_S = 60 * 60
const FORGET_AFTER_S = 24 * 60 * 60

/** Takes a page off one list, or off all when `listId` is null; it can be brought back for a while. */
export async function removeItem(saves: SavesOf, listId: string | null, path: string): Promise<void> {
  const { db, owner, nowS } = saves
  const removing = [
    statement('DELETE FROM saved_items WHERE owner = ? AND removed_at_s < ?', owner, nowS - FORGET_AFTER_S),
    statement(
      `UPDATE saved_items SET removed_at_s = ?3
       WHERE owner = ?1 AND path = ?2 AND removed_at_s IS NULL AND list_id = coalesce(?4, list_id)`,
      owner,
      path,
      nowS,
      listId,
    ),
  ]
  await runStatements(db, guarded(saves, removing))
}

/** What brings back a page that was removed within the hour. */
function restoringItem({ owner, nowS }: SavesOf, listId: string | null, path: string): Statement {
  const removed = `SELECT max(removed_at_s) FROM saved_items
    WHERE owner = ?1 AND path = ?2 AND removed_at_s >= ?3 AND list_id = coalesce(?4, list_id)`
  return statement(
    `UPDATE saved_items SET removed_at_s = NULL
     WHERE owner = ?1 AND path = ?2 AND list_id = coalesce(?4, list_id) AND removed_at_s = (${removed})
       AND ${MAX_LIST_ITEMS} > (SELECT count(*) FROM saved_items AS item WHERE item.owner = ?1
         AND item.list_id = saved_items.list_id AND item.removed_at_s IS NULL)`,
    owner,
    path,
    nowS - UNDO_LIMIT_S,
    listId,
  )
}

/**
 * Brings back what the last removal of a page took away, notes and all.
 * @param listId null for all lists that it was taken off at once
 * @returns whether there was something to bring back
 */
export async function restoreItem(saves: SavesOf, listId: string | null, path: string): Promise<boolean> {
  const [result] = await runStatements(saves.db, [restoringItem(saves, listId, path)])
  return (result?.changes ?? 0) > 0
}

/**
 * Saves a page on the main list unless it is on some list; after a removal, all of it comes back.
 * @returns false when the list is full
 */
export async function savePage(saves: SavesOf, target: SaveTarget): Promise<boolean> {
  const saving = [
    restoringItem(saves, null, target.path),
    ...addingItems(saves, MAIN_LIST, [target], 'counts'),
  ]
  const results = await runStatements(saves.db, guarded(saves, saving))
  return results.at(-1)?.rows.some(({ path }) => path === target.path) === true
}

/** What came of putting a page on one list. */
export type PutOutcome = 'put' | 'full' | 'no list'

/**
 * Puts a page on one list, or leaves it there; after a removal its note comes back. Doing so twice is harmless.
 */
export async function putOnList(saves: SavesOf, listId: string, target: SaveTarget): Promise<PutOutcome> {
  const isThere = statement(
    'SELECT 1 AS there FROM save_lists WHERE owner = ? AND list_id = ? AND removed_at_s IS NULL',
    saves.owner,
    listId,
  )
  const putting = [
    restoringItem(saves, listId, target.path),
    ...addingItems(saves, listId, [target], 'does not count'),
    isThere,
  ]
  const results = await runStatements(saves.db, guarded(saves, putting))
  if (results.at(-1)?.rows.length === 0) return 'no list'
  return results.at(-2)?.rows.some(({ path }) => path === target.path) === true ? 'put' : 'full'
}
