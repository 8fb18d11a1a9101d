import { MAX_LIST_ITEMS } from '#client/saves/saved-place.ts'
import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'

/** Where one visitor's saves are. */
export type SavesOf = {
  readonly db: D1Database
  /** Hash of issuer and subject, as sessions have it. */
  readonly owner: string
  readonly nowS: number
  /** What has to stand in a transaction of a session that nobody has confirmed yet. */
  readonly guard?: Statement
}

export type SavedItem = SaveTarget & { readonly note: string }
export type NewItem = SaveTarget & { readonly note?: string }

/** Removing can be undone for an hour; what was removed is forgotten after a day. */
const UNDO_LIMIT_S = 60 * 60
const FORGET_AFTER_S = 24 * 60 * 60
export const MAIN_NAME = 'Saves'
/** Of one list, with those removed within the day. */
const MAX_ROWS = 3 * MAX_LIST_ITEMS

const LIVE_ITEMS = 'SELECT path FROM saved_items WHERE owner = ?1 AND removed_at_s IS NULL'

const guarded = ({ guard }: SavesOf, statements: readonly Statement[]): readonly Statement[] =>
  guard === undefined ? statements : [guard, ...statements]

/** Makes the list that every account has; before any statement that needs it. */
export const makeMainList = ({ owner, nowS }: SavesOf): Statement =>
  statement(
    'INSERT OR IGNORE INTO save_lists (owner, list_id, name, created_at_s) VALUES (?, ?, ?, ?)',
    owner,
    MAIN_LIST,
    MAIN_NAME,
    nowS,
  )

/** Every path on any list. */
export async function readSavedPaths(saves: SavesOf): Promise<readonly string[]> {
  const reading = statement(`SELECT DISTINCT path FROM (${LIVE_ITEMS}) ORDER BY path`, saves.owner)
  const results = await runStatements(saves.db, guarded(saves, [reading]))
  return (results.at(-1)?.rows ?? []).map(({ path }) => String(path))
}

/** What is on one list, in its order. */
export async function readItems({ db, owner }: SavesOf, listId: string): Promise<readonly SavedItem[]> {
  const rows = await readRows(
    db,
    `SELECT kind, path, note FROM saved_items
     WHERE owner = ? AND list_id = ? AND removed_at_s IS NULL ORDER BY position, path`,
    owner,
    listId,
  )
  return rows.map(({ kind, path, note }) => ({
    kind: kind as SaveTarget['kind'],
    path: String(path),
    note: String(note),
  }))
}

/** Whether being on another list counts as being there. */
type Elsewhere = 'counts' | 'does not count'

/** What puts items on a list; the last statement gives the paths that are there then. */
function addingItems(
  saves: SavesOf,
  listId: string,
  items: readonly NewItem[],
  elsewhere: Elsewhere,
): readonly Statement[] {
  const { owner, nowS } = saves
  const given = JSON.stringify(items.map(({ kind, path, note = '' }) => ({ kind, path, note })))
  const inList = `${LIVE_ITEMS} AND list_id = ?2`
  const there = elsewhere === 'counts' ? `${LIVE_ITEMS} AND ?2 <> ''` : inList
  const add = statement(
    `INSERT INTO saved_items (owner, list_id, kind, path, note, position, saved_at_s)
     SELECT ?1, ?2, value ->> 'kind', value ->> 'path', value ->> 'note',
       key + 1 + (SELECT coalesce(max(position), -1) FROM saved_items WHERE owner = ?1 AND list_id = ?2), ?4
     FROM json_each(?3)
     WHERE value ->> 'path' NOT IN (${there})
       AND EXISTS (SELECT 1 FROM save_lists WHERE owner = ?1 AND list_id = ?2 AND removed_at_s IS NULL)
     ORDER BY key
     LIMIT max(0, min(${MAX_LIST_ITEMS} - (SELECT count(*) FROM (${inList})),
       ${MAX_ROWS} - (SELECT count(*) FROM saved_items WHERE owner = ?1 AND list_id = ?2)))
     ON CONFLICT (owner, list_id, path) DO UPDATE SET removed_at_s = NULL, position = excluded.position,
       note = CASE excluded.note WHEN '' THEN note ELSE excluded.note END`,
    owner,
    listId,
    given,
    nowS,
  )
  return [makeMainList(saves), add, statement(`SELECT path FROM (${there})`, owner, listId)]
}

/**
 * Puts items that are not there yet at the end of a list, as long as it has room.
 * @returns paths that found no room, or no list
 */
export async function addItems(
  saves: SavesOf,
  listId: string,
  items: readonly NewItem[],
  elsewhere: Elsewhere = 'does not count',
): Promise<readonly string[]> {
  const results = await runStatements(saves.db, guarded(saves, addingItems(saves, listId, items, elsewhere)))
  const kept = new Set(results.at(-1)?.rows.map(({ path }) => path))
  return items.flatMap(({ path }) => (kept.has(path) ? [] : [path]))
}

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

/** What erases every list and item of an account, removed ones too. */
export const erasingSaves = (owner: string): readonly Statement[] => [
  statement('DELETE FROM saved_items WHERE owner = ?', owner),
  statement('DELETE FROM save_lists WHERE owner = ?', owner),
]
