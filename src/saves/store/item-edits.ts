import { runStatements, statement } from '#src/platform/database.ts'
import type { SavesOf } from './saves-store.ts'

export async function setNote(
  { db, owner }: SavesOf,
  listId: string,
  path: string,
  note: string,
): Promise<void> {
  await runStatements(db, [
    statement(
      'UPDATE saved_items SET note = ? WHERE owner = ? AND list_id = ? AND path = ? AND removed_at_s IS NULL',
      note,
      owner,
      listId,
      path,
    ),
  ])
}

/** @param order paths of the list, first to last; what is not named stays where it is */
export async function setOrder(
  { db, owner }: SavesOf,
  listId: string,
  order: readonly string[],
): Promise<void> {
  await runStatements(db, [
    statement(
      `UPDATE saved_items SET position = (SELECT key FROM json_each(?3) WHERE value = saved_items.path)
       WHERE owner = ?1 AND list_id = ?2 AND path IN (SELECT value FROM json_each(?3))`,
      owner,
      listId,
      JSON.stringify(order),
    ),
  ])
}
