import { runStatements } from '#src/platform/database.ts'
import { selectStatement } from '#src/platform/tables/select-rows.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { ITEM_COLUMNS } from './stored-saves.ts'

const LIST_COLUMNS = ['list_id', 'name', 'share_token', 'created_at_s', 'used_at_s', 'removed_at_s'] as const

const dateOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

/**
 * Exports all stored lists of an account for its owner, including removed ones that can be restored.
 * @throws errors of `runStatements`
 */
export async function exportSaves(
  db: D1Database,
  owner: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const [lists, items] = await runStatements(db, [
    selectStatement(
      'save_lists',
      LIST_COLUMNS,
      `WHERE owner = ? ORDER BY list_id <> '${MAIN_LIST}', created_at_s, list_id`,
      owner,
    ),
    selectStatement('saved_items', ITEM_COLUMNS, 'WHERE owner = ? ORDER BY list_id, position, path', owner),
  ])
  const byList = Map.groupBy(items.rows, ({ list_id }) => list_id)
  return lists.rows.map(({ list_id, name, share_token, created_at_s, used_at_s, removed_at_s }) => ({
    id: list_id,
    name,
    sharedAs: share_token === null ? null : `/lists/${share_token}`,
    made: dateOf(created_at_s),
    lastUsed: dateOf(used_at_s),
    removed: dateOf(removed_at_s),
    items: (byList.get(list_id) ?? []).map((item) => ({
      kind: item.kind,
      path: item.path,
      note: item.note,
      othersMayReadNote: item.shows_note === 1,
      position: item.position,
      saved: dateOf(item.saved_at_s),
      removed: dateOf(item.removed_at_s),
    })),
  }))
}
