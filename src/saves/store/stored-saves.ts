import { abortWhen, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { selectStatement } from '#src/platform/tables/select-rows.ts'
import type { SaveKind } from '#src/saves/rules/save-target.ts'
import type { SavesDraft, StoredItem, StoredSaves } from '#src/saves/rules/saves-draft.ts'
import { REMOVED_RETENTION_S } from '#src/saves/rules/saves-limits.ts'
import { findAppliedStatement, recordAppliedStatement } from './applied-changes.ts'
import { ACCOUNT_BYTES, changeSaves } from './change-saves.ts'
import type { SavesContext } from './saves-context.ts'
import { withGuard } from './with-guard.ts'

/** What changes concern: their keys, the lists that they name, and the pages. */
export type ChangeScope = {
  readonly keys: readonly string[]
  readonly listIds: readonly string[]
  readonly paths: readonly string[]
}

/** Stored saves at one revision of the account. */
export type SavesSnapshot = StoredSaves & {
  readonly revision: number
  /** Those keys of the scope that the account has applied already. */
  readonly appliedKeys: ReadonlySet<string>
}

/** What `writeDraft` reports when the account was changed after its saves were read. */
export const SAVES_CHANGED = 'saves_changed'

const LIST_COLUMNS = ['list_id', 'name', 'created_at_s', 'used_at_s', 'removed_at_s'] as const
/** Every column of an item but its owner. */
export const ITEM_COLUMNS = [
  'list_id',
  'kind',
  'path',
  'note',
  'shows_note',
  'position',
  'saved_at_s',
  'removed_at_s',
] as const
/** Rows that have expired are deleted when the draft is stored. */
const IS_STORED = '(removed_at_s IS NULL OR removed_at_s >= ?2)'
/** One bound value may have 2 MB. */
const MAX_JSON_LENGTH = 400_000

const expiryS = ({ nowS }: SavesContext): number => nowS - REMOVED_RETENTION_S

/**
 * SQL: of the lists that the changes do not name, the one that was used last, as in `byRecentUse`: a save button saves to
 * it or to one that they name. Uses parameter 1, and one with the IDs of the named lists as JSON.
 */
const recentList = (namedLists: string): string => `SELECT list_id FROM save_lists AS list
  WHERE owner = ?1 AND removed_at_s IS NULL AND list_id NOT IN (SELECT value FROM json_each(${namedLists}))
  ORDER BY coalesce(used_at_s, created_at_s) DESC, created_at_s DESC, list_id LIMIT 1`

/**
 * Reads everything that changes need, as one transaction with the guard of the session.
 * @throws as `runStatements`
 */
export async function readSavesSnapshot(saves: SavesContext, scope: ChangeScope): Promise<SavesSnapshot> {
  const { db, owner } = saves
  const listStatement = selectStatement(
    'save_lists',
    LIST_COLUMNS,
    `WHERE owner = ?1 AND ${IS_STORED}`,
    owner,
    expiryS(saves),
  )
  const itemStatement = selectStatement(
    'saved_items',
    ITEM_COLUMNS,
    `WHERE owner = ?1 AND ${IS_STORED} AND (list_id IN (SELECT value FROM json_each(?3))
       OR path IN (SELECT value FROM json_each(?4)) OR list_id = (${recentList('?3')}))`,
    owner,
    expiryS(saves),
    JSON.stringify(scope.listIds),
    JSON.stringify(scope.paths),
  )
  const accountStatement = statement(
    `SELECT coalesce((SELECT revision FROM save_accounts WHERE owner = ?1), 0) AS revision, ${ACCOUNT_BYTES} AS bytes,
       (${recentList('?2')}) AS recent_list`,
    owner,
    JSON.stringify(scope.listIds),
  )
  const results = await runStatements(
    db,
    withGuard(saves, [
      findAppliedStatement(owner, scope.keys),
      accountStatement,
      listStatement,
      itemStatement,
    ]),
  )
  const [applied, account, lists, items] = results.slice(-4).map(({ rows }) => rows)
  return {
    appliedKeys: new Set(applied?.map(({ change_key }) => String(change_key))),
    revision: Number(account?.[0]?.['revision']),
    bytes: Number(account?.[0]?.['bytes']),
    completeListIds: [...scope.listIds, String(account?.[0]?.['recent_list'] ?? '')],
    lists: (lists ?? []).map((row) => ({
      id: String(row['list_id']),
      name: String(row['name']),
      createdAtS: Number(row['created_at_s']),
      usedAtS: toNumberOrNull(row['used_at_s']),
      removedAtS: toNumberOrNull(row['removed_at_s']),
    })),
    items: (items ?? []).map((row) => ({
      listId: String(row['list_id']),
      kind: row['kind'] as SaveKind,
      path: String(row['path']),
      note: String(row['note']),
      showsNote: row['shows_note'] === 1,
      position: Number(row['position']),
      savedAtS: Number(row['saved_at_s']),
      removedAtS: toNumberOrNull(row['removed_at_s']),
    })),
  }
}

const toNumberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Statements that delete what can no longer be restored. */
const deleteExpiredStatements = (saves: SavesContext): readonly Statement[] => [
  statement('DELETE FROM saved_items WHERE owner = ? AND removed_at_s < ?', saves.owner, expiryS(saves)),
  statement('DELETE FROM save_lists WHERE owner = ? AND removed_at_s < ?', saves.owner, expiryS(saves)),
]

const upsertListsStatement = (owner: string, lists: StoredSaves['lists']): Statement =>
  statement(
    `INSERT INTO save_lists (owner, list_id, name, created_at_s, used_at_s, removed_at_s)
     SELECT ?1, value ->> 'id', value ->> 'name', value ->> 'createdAtS', value ->> 'usedAtS', value ->> 'removedAtS'
     FROM json_each(?2) WHERE TRUE
     ON CONFLICT (owner, list_id) DO UPDATE SET name = excluded.name, used_at_s = excluded.used_at_s,
       removed_at_s = excluded.removed_at_s`,
    owner,
    JSON.stringify(lists),
  )

const upsertItemsStatement = (owner: string, itemsJson: string): Statement =>
  statement(
    `INSERT INTO saved_items
       (owner, list_id, kind, path, note, shows_note, position, saved_at_s, removed_at_s)
     SELECT ?1, value ->> 'listId', value ->> 'kind', value ->> 'path', value ->> 'note', value ->> 'showsNote',
       value ->> 'position', value ->> 'savedAtS', value ->> 'removedAtS'
     FROM json_each(?2) WHERE TRUE
     ON CONFLICT (owner, list_id, path) DO UPDATE SET note = excluded.note, shows_note = excluded.shows_note,
       position = excluded.position, removed_at_s = excluded.removed_at_s`,
    owner,
    itemsJson,
  )

/** Splits items into JSON arrays that fit into a bound value. */
function* itemBatches(items: readonly StoredItem[]): Generator<string> {
  let batch: string[] = []
  let length = 0
  for (const item of items) {
    const text = JSON.stringify(item)
    if (length > 0 && length + text.length > MAX_JSON_LENGTH) {
      yield `[${batch.join(',')}]`
      batch = []
      length = 0
    }
    batch.push(text)
    length += text.length
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`
}

/**
 * Stores a draft and the keys of the changes that it has applied, as one transaction.
 * @param changes number of changes that were tried, for the limit of the day
 * @throws {TransactionAbortedError} with `SAVES_CHANGED` when the account was changed since the snapshot
 * @throws as `changeSaves`
 */
export async function writeDraft(
  saves: SavesContext,
  { revision }: Pick<SavesSnapshot, 'revision'>,
  draft: SavesDraft,
  { keys, changes }: { readonly keys: readonly string[]; readonly changes: number },
): Promise<void> {
  const { owner } = saves
  const { lists, items } = draft.changes()
  const unchanged = abortWhen(
    SAVES_CHANGED,
    // `changeSaves` has raised the revision already.
    '(SELECT revision FROM save_accounts WHERE owner = ?1) <> ?2',
    owner,
    revision + 1,
  )
  const statements = [
    unchanged,
    ...deleteExpiredStatements(saves),
    ...(lists.length > 0 ? [upsertListsStatement(owner, lists)] : []),
    ...Array.from(itemBatches(items), (batch) => upsertItemsStatement(owner, batch)),
    ...(keys.length > 0 ? [recordAppliedStatement(saves, keys)] : []),
  ]
  await changeSaves(saves, statements, { changes, addedBytes: 0 })
}
