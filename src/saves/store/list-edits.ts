import { type Statement, statement } from '#src/platform/database.ts'
import { randomHex, toHex } from '#src/platform/random-hex.ts'
import { distinctListName } from '#src/saves/rules/distinct-list-name.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import {
  LIST_ID_BYTES,
  MAX_LIST_ROWS,
  MAX_LISTS,
  REMOVED_RETENTION_S,
} from '#src/saves/rules/saves-limits.ts'
import { changeSaves } from './change-saves.ts'
import { readLists } from './save-lists.ts'
import type { SavesContext } from './saves-context.ts'
import { addItems, createMainListStatement, type NewItem } from './saves-store.ts'

const TOKEN_BYTES = 16

const IS_BELOW_LIST_LIMIT = `(SELECT count(*) FROM save_lists WHERE owner = ?1 AND removed_at_s IS NULL) < ${MAX_LISTS}`

/** Deletes lists that can no longer be restored, with their items: they must not count towards the maximum. */
const deleteExpiredListsStatement = ({ owner, nowS }: SavesContext): Statement =>
  statement('DELETE FROM save_lists WHERE owner = ? AND removed_at_s < ?', owner, nowS - REMOVED_RETENTION_S)

/**
 * Creates an empty list; null when the account has the maximum number of lists.
 * @param id makes a repeated request idempotent: an existing list with this ID is unchanged, a removed one is restored
 * without its link
 */
export async function createList(
  saves: SavesContext,
  name: string,
  id: string = randomHex(LIST_ID_BYTES),
): Promise<string | null> {
  const { owner, nowS } = saves
  const results = await changeSaves(saves, [
    deleteExpiredListsStatement(saves),
    statement(
      `INSERT INTO save_lists (owner, list_id, name, created_at_s) SELECT ?1, ?2, ?3, ?4
       WHERE ${IS_BELOW_LIST_LIMIT} AND (SELECT count(*) FROM save_lists WHERE owner = ?1) < ${MAX_LIST_ROWS}
       ON CONFLICT (owner, list_id) DO UPDATE SET name = excluded.name, removed_at_s = NULL, share_token = NULL
         WHERE removed_at_s IS NOT NULL`,
      owner,
      id,
      name,
      nowS,
    ),
    statement('SELECT 1 FROM save_lists WHERE owner = ? AND list_id = ? AND removed_at_s IS NULL', owner, id),
  ])
  return results.at(-1)?.rows.length === 1 ? id : null
}

/** A list that was filled, and what did not fit. */
export type FilledList = {
  readonly id: string
  readonly name: string
  readonly rejectedPaths: readonly string[]
}

/**
 * Creates a list from imported or shared items; null when the account has the maximum number of lists. Its name differs
 * from those of the other lists.
 * @param source identifies the origin: importing from the same source again adds to the same list
 */
export async function importList(
  saves: SavesContext,
  name: string,
  items: readonly NewItem[],
  source: string,
): Promise<FilledList | null> {
  const [lists, newId] = await Promise.all([readLists(saves), listIdFromSource(saves, source)])
  const existing = lists.find(({ id }) => id === newId)
  const taken = lists.flatMap((list) => (list.id === newId ? [] : [list.name]))
  const listName = existing?.name ?? distinctListName(name, taken)
  const id = await createList(saves, listName, newId)
  return id === null ? null : { id, name: listName, rejectedPaths: await addItems(saves, id, items) }
}

async function listIdFromSource({ owner }: SavesContext, source: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${owner}\n${source}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toHex(digest.subarray(0, LIST_ID_BYTES))
}

async function updateList(
  saves: SavesContext,
  listId: string,
  column: string,
  value: string | null,
  condition = 'TRUE',
): Promise<void> {
  await changeSaves(saves, [
    createMainListStatement(saves),
    statement(
      `UPDATE save_lists SET ${column} = ?3 WHERE owner = ?1 AND list_id = ?2 AND ${condition}`,
      saves.owner,
      listId,
      value,
    ),
  ])
}

export const renameList = (saves: SavesContext, listId: string, name: string): Promise<void> =>
  updateList(saves, listId, 'name', name)

/** Shares a list under a secret link; idempotent, a shared list retains its link. */
export const shareList = (saves: SavesContext, listId: string): Promise<void> =>
  updateList(saves, listId, 'share_token', randomHex(TOKEN_BYTES), 'share_token IS NULL')

/** Revokes the link of a list. */
export const unshareList = (saves: SavesContext, listId: string): Promise<void> =>
  updateList(saves, listId, 'share_token', null)

/**
 * Removes a list with its items; its link stops working. It can be restored for a day, with its link. The main list
 * cannot be removed.
 */
export async function removeList(saves: SavesContext, listId: string): Promise<void> {
  const { owner, nowS } = saves
  await changeSaves(saves, [
    deleteExpiredListsStatement(saves),
    statement(
      `UPDATE save_lists SET removed_at_s = ?
       WHERE owner = ? AND list_id = ? AND list_id <> '${MAIN_LIST}'`,
      nowS,
      owner,
      listId,
    ),
  ])
}

/** Restores a removed list with its link while the account is below the maximum number of lists. */
export const restoreList = (saves: SavesContext, listId: string): Promise<void> =>
  updateList(saves, listId, 'removed_at_s', null, IS_BELOW_LIST_LIMIT)
