import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import { bytesOfItem, MAX_ITEM_ROWS } from '#src/saves/rules/saves-limits.ts'
import { type ChangeSize, changeSaves } from './change-saves.ts'
import type { SavesContext } from './saves-context.ts'
import { withGuard } from './with-guard.ts'

export type SavedItem = SaveTarget & {
  readonly note: string
  /** Whether the note is visible to others on a shared list. */
  readonly showsNote: boolean
}
export type NewItem = SaveTarget & { readonly note?: string }

/** SQL: paths on the lists of an account; items of a removed list remain stored, so that it can be restored. */
const LIVE_ITEMS = `SELECT path FROM saved_items WHERE owner = ?1 AND removed_at_s IS NULL
  AND list_id IN (SELECT list_id FROM save_lists WHERE owner = ?1 AND removed_at_s IS NULL)`

/** Creates the main list of an account; precedes every statement that needs it. */
export const createMainListStatement = ({ owner, nowS, mainListName }: SavesContext): Statement =>
  insertStatement(
    'save_lists',
    { owner, list_id: MAIN_LIST, name: mainListName, created_at_s: nowS },
    'IGNORE',
  )

/** Reads every path on any list. */
export async function readSavedPaths(saves: SavesContext): Promise<readonly string[]> {
  const query = statement(`SELECT DISTINCT path FROM (${LIVE_ITEMS}) ORDER BY path`, saves.owner)
  const results = await runStatements(saves.db, withGuard(saves, [query]))
  return (results.at(-1)?.rows ?? []).map(({ path }) => String(path))
}

/** Reads the items of one list, in order. */
export async function readItems(
  { db, owner }: Pick<SavesContext, 'db' | 'owner'>,
  listId: string,
): Promise<readonly SavedItem[]> {
  const rows = await selectRows(
    db,
    'saved_items',
    ['kind', 'path', 'note', 'shows_note'],
    'WHERE owner = ? AND list_id = ? AND removed_at_s IS NULL ORDER BY position, path',
    owner,
    listId,
  )
  return rows.map(({ kind, path, note, shows_note }) => ({
    kind: kind as SaveTarget['kind'],
    path,
    note,
    showsNote: shows_note === 1,
  }))
}

/** What adding these items counts towards the limits of the account. */
export const sizeOfItems = (items: readonly NewItem[]): ChangeSize => ({
  changes: items.length,
  addedBytes: items.reduce((bytes, { note = '' }) => bytes + bytesOfItem(note), 0),
})

/** Which lists are searched for duplicates. */
type DuplicateScope = 'any list' | 'this list'

/**
 * Adds items to a list; the last statement returns the paths that are on it (or on any list) afterwards. An item that was
 * removed from the list retains its note and the note's visibility, unless it is added with a note: that one is private.
 */
export function addItemsStatements(
  saves: SavesContext,
  listId: string,
  items: readonly NewItem[],
  duplicateScope: DuplicateScope,
): readonly Statement[] {
  const { owner, nowS } = saves
  const itemsJson = JSON.stringify(items.map(({ kind, path, note = '' }) => ({ kind, path, note })))
  const inList = `${LIVE_ITEMS} AND list_id = ?2`
  const presentPaths = duplicateScope === 'any list' ? `${LIVE_ITEMS} AND ?2 <> ''` : inList
  const add = statement(
    `INSERT INTO saved_items (owner, list_id, kind, path, note, position, saved_at_s)
     SELECT ?1, ?2, value ->> 'kind', value ->> 'path', value ->> 'note',
       key + 1 + (SELECT coalesce(max(position), -1) FROM saved_items WHERE owner = ?1 AND list_id = ?2), ?4
     FROM json_each(?3)
     WHERE value ->> 'path' NOT IN (${presentPaths})
       AND EXISTS (SELECT 1 FROM save_lists WHERE owner = ?1 AND list_id = ?2 AND removed_at_s IS NULL)
     ORDER BY key
     LIMIT max(0, min(${MAX_LIST_ITEMS} - (SELECT count(*) FROM (${inList})),
       ${MAX_ITEM_ROWS} - (SELECT count(*) FROM saved_items WHERE owner = ?1 AND list_id = ?2)))
     ON CONFLICT (owner, list_id, path) DO UPDATE SET removed_at_s = NULL, position = excluded.position,
       note = CASE excluded.note WHEN '' THEN note ELSE excluded.note END,
       shows_note = CASE excluded.note WHEN '' THEN shows_note ELSE 0 END`,
    owner,
    listId,
    itemsJson,
    nowS,
  )
  return [
    createMainListStatement(saves),
    add,
    touchListStatement(saves, listId),
    statement(`SELECT path FROM (${presentPaths})`, owner, listId),
  ]
}

/** Updates the time of last use when the previous statement has added items. */
export const touchListStatement = ({ owner, nowS }: SavesContext, listId: string): Statement =>
  statement(
    'UPDATE save_lists SET used_at_s = ?3 WHERE owner = ?1 AND list_id = ?2 AND changes() > 0',
    owner,
    listId,
    nowS,
  )

/**
 * Adds items that are not on the list yet to its end, up to its maximum length.
 * @returns paths that were rejected because the list is full or does not exist
 * @throws as `changeSaves`
 */
export async function addItems(
  saves: SavesContext,
  listId: string,
  items: readonly NewItem[],
  duplicateScope: DuplicateScope = 'this list',
): Promise<readonly string[]> {
  const results = await changeSaves(
    saves,
    addItemsStatements(saves, listId, items, duplicateScope),
    sizeOfItems(items),
  )
  const savedPaths = new Set(results.at(-1)?.rows.map(({ path }) => path))
  return items.flatMap(({ path }) => (savedPaths.has(path) ? [] : [path]))
}

/** Deletes every list and item of an account, including removed ones. */
export const eraseSavesStatements = (owner: string): readonly Statement[] => [
  statement('DELETE FROM saved_items WHERE owner = ?', owner),
  statement('DELETE FROM save_lists WHERE owner = ?', owner),
  statement('DELETE FROM applied_changes WHERE owner = ?', owner),
  statement('DELETE FROM save_accounts WHERE owner = ?', owner),
]
