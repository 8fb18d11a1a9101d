import { runStatements, type Statement, type StatementResult, statement } from '#src/platform/database.ts'
import { selectStatement } from '#src/platform/tables/select-rows.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { byRecentUse, lastUseS } from '#src/saves/rules/recent-list.ts'
import type { SavesContext } from './saves-context.ts'
import { withGuard } from './with-guard.ts'

export type SaveList = {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Null unless the list is shared. */
  readonly shareToken: string | null
  /** When an item was added or the list was created, in seconds since 1970. */
  readonly usedAtS: number
  readonly createdAtS: number
}

/** The main list before it is stored. */
const createEmptyMainList = (name: string): SaveList => ({
  id: MAIN_LIST,
  name,
  count: 0,
  shareToken: null,
  usedAtS: 0,
  createdAtS: 0,
})

const listsStatement = (owner: string): Statement =>
  statement(
    `SELECT list_id, name, share_token, used_at_s, created_at_s,
       (SELECT count(*) FROM saved_items AS item
        WHERE item.owner = list.owner AND item.list_id = list.list_id AND item.removed_at_s IS NULL) AS count
     FROM save_lists AS list WHERE owner = ? AND removed_at_s IS NULL
     ORDER BY list_id <> '${MAIN_LIST}', created_at_s, list_id`,
    owner,
  )

function toLists(rows: StatementResult['rows'], mainListName: string): readonly SaveList[] {
  const lists = rows.map(({ list_id, name, share_token, count, used_at_s, created_at_s }) => ({
    id: String(list_id),
    name: String(name),
    count: Number(count),
    shareToken: share_token === null || share_token === undefined ? null : String(share_token),
    createdAtS: Number(created_at_s),
    usedAtS: lastUseS({
      id: String(list_id),
      createdAtS: Number(created_at_s),
      usedAtS: typeof used_at_s === 'number' ? used_at_s : null,
      isEmpty: count === 0,
    }),
  }))
  return lists[0]?.id === MAIN_LIST ? lists : [createEmptyMainList(mainListName), ...lists]
}

/** Reads the lists of an account: the main list first, even before it is stored, then in order of creation. */
export async function readLists({ db, owner, mainListName }: SavesContext): Promise<readonly SaveList[]> {
  const [listed] = await runStatements(db, [listsStatement(owner)])
  return toLists(listed?.rows ?? [], mainListName)
}

/** A list that a page can be saved on. */
export type ListMembership = Pick<SaveList, 'id' | 'name' | 'count'> & {
  /** Whether the page is on it. */
  readonly has: boolean
  /** The note on the page there; empty for none. */
  readonly note: string
  /** Whether others may read the note where the list is shared. */
  readonly showsNote: boolean
}

/** Reads the lists of an account and whether a page is on them, most recently used first. One database call. */
export async function readListMemberships(
  saves: SavesContext,
  path: string,
): Promise<readonly ListMembership[]> {
  const { db, owner, mainListName } = saves
  const membershipStatement = selectStatement(
    'saved_items',
    ['list_id', 'note', 'shows_note'],
    'WHERE owner = ? AND path = ? AND removed_at_s IS NULL',
    owner,
    path,
  )
  const results = await runStatements(db, withGuard(saves, [listsStatement(owner), membershipStatement]))
  const items = new Map(results.at(-1)?.rows.map((row) => [row['list_id'], row]))
  return toLists(results.at(-2)?.rows ?? [], mainListName)
    .toSorted((a, b) => byRecentUse({ ...a, isEmpty: false }, { ...b, isEmpty: false }))
    .map(({ id, name, count }) => {
      const item = items.get(id)
      const [note, showsNote] = [String(item?.['note'] ?? ''), item?.['shows_note'] === 1]
      return { id, name, count, has: item !== undefined, note, showsNote }
    })
}
