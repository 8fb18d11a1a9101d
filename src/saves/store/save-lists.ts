import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { addItems, MAIN_NAME, makeMainList, type NewItem, type SavesOf } from './saves-store.ts'

/** Lists that one account may have. */
const MAX_LISTS = 30
/** With those removed within the day. */
const MAX_ROWS = 90

export type SaveList = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Null unless the list is shared. */
  readonly shareToken: string | null
}

const FORGET_AFTER_S = 24 * 60 * 60
const ID_BYTES = 8
const TOKEN_BYTES = 16
const TOKEN = /^[0-9a-f]{32}$/

/** The account's lists: the main one first, though nothing was saved yet, then in the order they were made. */
export async function readLists({ db, owner }: SavesOf): Promise<readonly SaveList[]> {
  const rows = await readRows(
    db,
    `SELECT list_id, name, share_token,
       (SELECT count(*) FROM saved_items AS item
        WHERE item.owner = list.owner AND item.list_id = list.list_id AND item.removed_at_s IS NULL) AS count
     FROM save_lists AS list WHERE owner = ? AND removed_at_s IS NULL
     ORDER BY list_id <> '${MAIN_LIST}', created_at_s, list_id`,
    owner,
  )
  const lists = rows.map(({ list_id, name, share_token, count }) => ({
    id: String(list_id),
    name: String(name),
    count: Number(count),
    shareToken: share_token === null || share_token === undefined ? null : String(share_token),
  }))
  const hasMain = lists[0]?.id === MAIN_LIST
  return hasMain ? lists : [{ id: MAIN_LIST, name: MAIN_NAME, count: 0, shareToken: null }, ...lists]
}

const HAS_ROOM = `(SELECT count(*) FROM save_lists WHERE owner = ?1 AND removed_at_s IS NULL) < ${MAX_LISTS}`

/** Makes an empty list; null when there are thirty. */
export async function createList({ db, owner, nowS }: SavesOf, name: string): Promise<string | null> {
  const id = randomHex(ID_BYTES)
  const [result] = await runStatements(db, [
    statement(
      `INSERT INTO save_lists (owner, list_id, name, created_at_s) SELECT ?1, ?2, ?3, ?4
       WHERE ${HAS_ROOM} AND (SELECT count(*) FROM save_lists WHERE owner = ?1) < ${MAX_ROWS}`,
      owner,
      id,
      name,
      nowS,
    ),
  ])
  return result?.changes === 1 ? id : null
}

/** Makes a list of a file's items; null when there are thirty lists. */
export async function importList(
  saves: SavesOf,
  name: string,
  items: readonly NewItem[],
): Promise<{ readonly id: string; readonly leftOut: number } | null> {
  const id = await createList(saves, name)
  return id === null ? null : { id, leftOut: (await addItems(saves, id, items)).length }
}

async function change(
  saves: SavesOf,
  listId: string,
  set: string,
  value: string | null,
  condition = 'TRUE',
): Promise<void> {
  await runStatements(saves.db, [
    makeMainList(saves),
    statement(
      `UPDATE save_lists SET ${set} = ?3 WHERE owner = ?1 AND list_id = ?2 AND ${condition}`,
      saves.owner,
      listId,
      value,
    ),
  ])
}

export const renameList = (saves: SavesOf, listId: string, name: string): Promise<void> =>
  change(saves, listId, 'name', name)

/** Shares a list under a new link; any earlier one is dead. */
export const shareList = (saves: SavesOf, listId: string): Promise<void> =>
  change(saves, listId, 'share_token', randomHex(TOKEN_BYTES))

/** Nobody but the owner reads the list any more. */
export const unshareList = (saves: SavesOf, listId: string): Promise<void> =>
  change(saves, listId, 'share_token', null)

/** Takes a list away with all that is on it, and its link; it can be brought back for a day. The main list stays. */
export async function removeList({ db, owner, nowS }: SavesOf, listId: string): Promise<void> {
  await runStatements(db, [
    statement('DELETE FROM save_lists WHERE owner = ? AND removed_at_s < ?', owner, nowS - FORGET_AFTER_S),
    statement(
      `UPDATE save_lists SET removed_at_s = ?, share_token = NULL
       WHERE owner = ? AND list_id = ? AND list_id <> '${MAIN_LIST}'`,
      nowS,
      owner,
      listId,
    ),
  ])
}

/** Brings a removed list back, unshared, as long as there is room for it. */
export const reviveList = (saves: SavesOf, listId: string): Promise<void> =>
  change(saves, listId, 'removed_at_s', null, HAS_ROOM)

/** The list that a link leads to; null when there is none, or none any more. */
export async function findSharedList(
  db: D1Database,
  token: string,
): Promise<{ readonly owner: string; readonly id: string; readonly name: string } | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await readRows(
    db,
    'SELECT owner, list_id, name FROM save_lists WHERE share_token = ? AND removed_at_s IS NULL',
    token,
  )
  return row === undefined
    ? null
    : { owner: String(row['owner']), id: String(row['list_id']), name: String(row['name']) }
}
