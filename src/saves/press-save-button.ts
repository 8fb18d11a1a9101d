import type { RefusalReason } from '#isomorphic/saves/offline-change.ts'
import type { SavesProblem } from '#src/saves/rules/saves-notice.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { applyOfflineChanges } from './apply-offline-changes.ts'

const PROBLEM_OF_REASON: Readonly<Partial<Record<RefusalReason, SavesProblem>>> = {
  list_full: 'list-full',
  account_full: 'account-full',
  too_many_lists: 'too-many-lists',
}

/**
 * Saves a page to the list used last, as a press of its save button does in a browser with script.
 * @param key idempotency key
 * @returns why it was refused; null when the page is saved
 * @throws as `applyOfflineChanges`
 */
export async function pressSaveButton(
  saves: SavesContext,
  path: string,
  key: string = crypto.randomUUID(),
): Promise<{ readonly problem: SavesProblem } | null> {
  const change = { key, list: null, fields: { do: 'save', path }, base: null }
  const { reasons } = await applyOfflineChanges(saves, [{ key, change }])
  const reason = reasons?.[key]
  return reason === undefined ? null : { problem: PROBLEM_OF_REASON[reason] ?? 'form' }
}
