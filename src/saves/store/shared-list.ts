import { runStatements, statement } from '#src/platform/database.ts'
import type { SaveKind } from '#src/saves/rules/save-target.ts'
import type { SavedItem } from './saves-store.ts'

/** A list that its owner shares, as anonymous clients may see it. */
export type SharedList = {
  readonly name: string
  /**
   * The revision of its owner's saves, by which copies of the list are recognised as current: every change raises it.
   */
  readonly revision: number
  /** With the notes that their owner has made public; null when `revision` is the known one. */
  readonly items: readonly SavedItem[] | null
}

const SHARE_TOKEN = /^[0-9a-f]{32}$/

/** Whether a text can be the token of a share link. */
export const isShareToken = (text: string): boolean => SHARE_TOKEN.test(text)

/** The list of a token with the revision; uses parameter 1. */
const LIST = `SELECT list.owner, list.list_id, list.name, coalesce(account.revision, 0) AS revision
  FROM save_lists AS list LEFT JOIN save_accounts AS account ON account.owner = list.owner
  WHERE list.share_token = ?1 AND list.removed_at_s IS NULL`

/**
 * Reads the list of a share link in one query, and its items unless they are known at this revision.
 * @param knownRevision of a copy of the list; null without one
 * @returns null when no list is shared by this token
 * @throws as `runStatements`
 */
export async function readSharedList(
  db: D1Database,
  token: string,
  knownRevision: number | null,
): Promise<SharedList | null> {
  if (!isShareToken(token)) return null
  const [lists, items] = await runStatements(db, [
    statement(LIST, token),
    statement(
      `SELECT item.kind, item.path, CASE item.shows_note WHEN 1 THEN item.note ELSE '' END AS note, item.shows_note
       FROM (${LIST}) AS list
       JOIN saved_items AS item ON item.owner = list.owner AND item.list_id = list.list_id
       WHERE list.revision IS NOT ?2 AND item.removed_at_s IS NULL
       ORDER BY item.position, item.path`,
      token,
      knownRevision,
    ),
  ])
  const [list] = lists.rows
  if (list === undefined) return null
  const revision = Number(list['revision'])
  return {
    name: String(list['name']),
    revision,
    items:
      revision === knownRevision
        ? null
        : items.rows.map((row) => ({
            kind: row['kind'] as SaveKind,
            path: String(row['path']),
            note: String(row['note']),
            showsNote: row['shows_note'] === 1,
          })),
  }
}
