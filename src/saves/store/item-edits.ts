import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { abortWhen, statement } from '#src/platform/database.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import { bytesOfItem, ITEM_BYTES, MAX_ACCOUNT_BYTES } from '#src/saves/rules/saves-limits.ts'
import { ACCOUNT_BYTES, changeSaves } from './change-saves.ts'
import type { SavesContext } from './saves-context.ts'
import { addItemsStatements, createMainListStatement, touchListStatement } from './saves-store.ts'

export type NoteEdit = {
  readonly note: string
  /** Whether the note is visible to others on a shared list. */
  readonly showsNote: boolean
  /** The note that this one takes the place of: another one aborts the change. */
  readonly replaces?: string
}

/** Code of the `TransactionAbortedError` when another device has changed the note meanwhile. */
export const NOTE_CHANGED = 'note_changed'

/** SQL: what an item counts already, removed or not; uses the parameters 1, 2 and 3. */
const STORED_BYTES = `coalesce((SELECT ${ITEM_BYTES} + length(CAST(note AS BLOB)) FROM saved_items
  WHERE owner = ?1 AND list_id = ?2 AND path = ?3), 0)`

/** SQL: the note of an item, empty where the page is not on the list; uses the parameters 1, 2 and 3. */
const STORED_NOTE = `coalesce((SELECT note FROM saved_items
  WHERE owner = ?1 AND list_id = ?2 AND path = ?3 AND removed_at_s IS NULL), '')`

/**
 * Writes the note of an item. A page that another device removed from the list is added again with a note that has text
 * (docs/adr/0046). A full account may shorten its notes.
 * @returns false when the page was removed, and the list is full or does not exist
 * @throws {TransactionAbortedError} `NOTE_CHANGED`; else as `changeSaves`
 */
export async function setNote(
  saves: SavesContext,
  listId: string,
  target: SaveTarget,
  { note, showsNote, replaces }: NoteEdit,
): Promise<boolean> {
  const { owner } = saves
  const { path } = target
  const statements = [
    abortWhen(
      'account_full',
      `?4 > ${STORED_BYTES} AND ${ACCOUNT_BYTES} + ?4 - ${STORED_BYTES} > ${MAX_ACCOUNT_BYTES}`,
      owner,
      listId,
      path,
      bytesOfItem(note),
    ),
    ...(replaces === undefined
      ? []
      : [abortWhen(NOTE_CHANGED, `${STORED_NOTE} <> ?4`, owner, listId, path, replaces)]),
    ...(note === '' ? [] : addItemsStatements(saves, listId, [target], 'this list')),
    statement(
      `UPDATE saved_items SET note = ?, shows_note = ?
       WHERE owner = ? AND list_id = ? AND path = ? AND removed_at_s IS NULL`,
      note,
      showsNote && note !== '' ? 1 : 0,
      owner,
      listId,
      path,
    ),
  ]
  const results = await changeSaves(saves, statements)
  return note === '' || (results.at(-1)?.changes ?? 0) > 0
}

/**
 * Reorders a list.
 * @param order paths of the list, first to last; items that are missing in it are unchanged
 */
export async function setOrder(saves: SavesContext, listId: string, order: readonly string[]): Promise<void> {
  await changeSaves(saves, [
    statement(
      `UPDATE saved_items SET position = (SELECT key FROM json_each(?3) WHERE value = saved_items.path)
       WHERE owner = ?1 AND list_id = ?2 AND path IN (SELECT value FROM json_each(?3))`,
      saves.owner,
      listId,
      JSON.stringify(order),
    ),
  ])
}

/**
 * Whether a page is on a list that exists: the items of a removed list are stored as if they were on it. Uses the
 * parameters 1, 3 and 4.
 */
const IS_ON_TARGET_LIST = `EXISTS (SELECT 1 FROM saved_items AS target
  JOIN save_lists AS list ON list.owner = target.owner AND list.list_id = target.list_id AND list.removed_at_s IS NULL
  WHERE target.owner = ?1 AND target.list_id = ?3 AND target.path = ?4 AND target.removed_at_s IS NULL)`

/**
 * Moves an item to the end of another list with its note; where the page is on that list already, the note there
 * remains. Atomic and idempotent.
 * @returns whether the page is on the other list afterwards: false when that list is full or does not exist
 */
export async function moveItem(
  saves: SavesContext,
  from: string,
  to: string,
  path: string,
): Promise<boolean> {
  const { owner, nowS } = saves
  const live = 'removed_at_s IS NULL'
  const statements = [
    createMainListStatement(saves),
    statement(
      `INSERT INTO saved_items (owner, list_id, kind, path, note, shows_note, position, saved_at_s)
       SELECT ?1, ?3, kind, path, note, shows_note,
         1 + (SELECT coalesce(max(position), -1) FROM saved_items WHERE owner = ?1 AND list_id = ?3), saved_at_s
       FROM saved_items
       WHERE owner = ?1 AND list_id = ?2 AND path = ?4 AND ${live} AND ?2 <> ?3 AND NOT ${IS_ON_TARGET_LIST}
         AND EXISTS (SELECT 1 FROM save_lists WHERE owner = ?1 AND list_id = ?3 AND ${live})
         AND ${MAX_LIST_ITEMS} > (SELECT count(*) FROM saved_items WHERE owner = ?1 AND list_id = ?3 AND ${live})
       ON CONFLICT (owner, list_id, path) DO UPDATE SET removed_at_s = NULL, position = excluded.position,
         note = excluded.note, shows_note = excluded.shows_note`,
      owner,
      from,
      to,
      path,
    ),
    touchListStatement(saves, to),
    statement(
      `UPDATE saved_items SET removed_at_s = ?5
       WHERE owner = ?1 AND list_id = ?2 AND path = ?4 AND ${live} AND ?2 <> ?3 AND ${IS_ON_TARGET_LIST}`,
      owner,
      from,
      to,
      path,
      nowS,
    ),
    statement(`SELECT ${IS_ON_TARGET_LIST} AS is_present WHERE ?2 = ?2`, owner, from, to, path),
  ]
  // The note that moves is not known here; an account may exceed its bytes by this one note.
  const results = await changeSaves(saves, statements, { changes: 1, addedBytes: ITEM_BYTES })
  return results.at(-1)?.rows[0]?.['is_present'] === 1
}
