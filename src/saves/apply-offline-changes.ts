import type {
  ChangesResponse,
  NamedList,
  OfflineChange,
  RefusalReason,
} from '#isomorphic/saves/offline-change.ts'
import { TransactionAbortedError, UnavailableError } from '#src/platform/app-error.ts'
import { applyChange } from '#src/saves/rules/apply-change.ts'
import { listsWithPage } from '#src/saves/rules/draft-items.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import type { ReceivedChange } from '#src/saves/rules/parse-changes.ts'
import { createSavesDraft, type SavesDraft } from '#src/saves/rules/saves-draft.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import {
  type ChangeScope,
  readSavesSnapshot,
  SAVES_CHANGED,
  writeDraft,
} from '#src/saves/store/stored-saves.ts'

/** Attempts while other devices of the account change it; a device that fails tries again later. */
const MAX_ATTEMPTS = 5

function scopeOf(changes: readonly ReceivedChange[]): ChangeScope {
  const understood = changes.flatMap(({ change }) => (change === null ? [] : [change]))
  const textsOf = (read: (change: OfflineChange) => string | null | undefined): readonly string[] =>
    understood.map(read).filter((text) => typeof text === 'string')
  return {
    keys: understood.map(({ key }) => key),
    listIds: [
      ...new Set([MAIN_LIST, ...textsOf(({ list }) => list), ...textsOf(({ fields }) => fields['target'])]),
    ],
    paths: [...new Set(textsOf(({ fields }) => fields['path']))],
  }
}

type Applied = {
  readonly reasons: ReadonlyMap<string, RefusalReason>
  readonly lists: ReadonlyMap<string, readonly NamedList[]>
}

/** The lists that a save button's change concerns: those that the page is on, for `unsave` before it. */
function namedLists(draft: SavesDraft, change: OfflineChange | null): readonly NamedList[] | null {
  const path = change?.fields['path']
  return change?.list !== null || path === undefined ? null : listsWithPage(draft, path)
}

/** Applies the changes to what is stored now. Throws as `writeDraft`. */
async function tryToApply(saves: SavesContext, changes: readonly ReceivedChange[]): Promise<Applied> {
  const snapshot = await readSavesSnapshot(saves, scopeOf(changes))
  const draft = createSavesDraft(snapshot)
  const reasons = new Map<string, RefusalReason>()
  const lists = new Map<string, readonly NamedList[]>()
  const due = changes.filter(({ key }) => !snapshot.appliedKeys.has(key))
  for (const { key, change } of due) {
    const before = namedLists(draft, change)
    const refusal = change === null ? 'invalid_change' : applyChange(draft, saves, change)
    if (refusal !== null) reasons.set(key, refusal)
    const named = change?.fields['do'] === 'unsave' ? before : namedLists(draft, change)
    if (named !== null) lists.set(key, named)
  }
  // A refused change is not recorded: when the response is lost, the next delivery reports it again.
  const keys = due.map(({ key }) => key).filter((key) => !reasons.has(key))
  if (due.length > 0) await writeDraft(saves, snapshot, draft, { keys, changes: due.length })
  return { reasons, lists }
}

/**
 * Applies the changes that a device made offline, each once and in order: reads everything in one transaction, applies
 * the changes in memory, and stores the result with their keys in a second one, which is aborted and tried again when
 * the account was changed in between.
 * @throws {SavesLimitError} when the account had enough changes for this day; nothing is applied then
 * @throws {UnavailableError} also when other devices keep changing the account; and errors of the session guard
 */
export async function applyOfflineChanges(
  saves: SavesContext,
  changes: readonly ReceivedChange[],
): Promise<ChangesResponse> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      const { reasons, lists } = await tryToApply(saves, changes)
      return {
        settled: changes.map(({ key }) => key),
        refused: [...reasons.keys()],
        reasons: Object.fromEntries(reasons),
        ...(lists.size > 0 ? { lists: Object.fromEntries(lists) } : {}),
      }
    } catch (error) {
      if (!(error instanceof TransactionAbortedError) || error.code !== SAVES_CHANGED) throw error
    }
  }
  throw new UnavailableError('saves (changed by other devices)')
}
