import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { type ListAction, MAIN_LIST, parseListAction } from '#src/saves/rules/list-action.ts'
import { mergeNotes, wouldLoseNote } from '#src/saves/rules/offline-changes.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import { LIST_ID_BYTES } from '#src/saves/rules/saves-limits.ts'
import { findAppliedChanges, recordAppliedChange } from '#src/saves/store/applied-changes.ts'
import { setNote } from '#src/saves/store/item-edits.ts'
import { createListOnce, restoreList } from '#src/saves/store/list-edits.ts'
import { removeItem, savePage } from '#src/saves/store/save-item.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { addItems, readItems } from '#src/saves/store/saves-store.ts'
import { applyListAction } from './apply-list-action.ts'

/** Hexadecimal digits of a list ID. */
const LIST_ID_LENGTH = 2 * LIST_ID_BYTES
const RESTORES_LIST = new Set(['note', 'copy', 'move'])

/** Applies the change of a save button. False when it is rejected. */
async function applySaveButton(saves: SavesContext, fields: OfflineChange['fields']): Promise<boolean> {
  const target = parseSaveTarget(fields['path'])
  if (target === null) return false
  if (fields['do'] === 'save') return savePage(saves, target)
  if (fields['do'] !== 'unsave') return false
  await removeItem(saves, null, target.path)
  return true
}

type NoteAction = Extract<ListAction, { readonly do: 'note' }>

/**
 * Applies a change of a note. A page that another device removed from the list in between is restored with the note.
 */
async function applyNote(
  saves: SavesContext,
  listId: string,
  { path, note, shows }: NoteAction,
  base: string | null,
): Promise<boolean> {
  const item = (await readItems(saves, listId)).find((each) => each.path === path)
  const target = parseSaveTarget(path)
  if (item === undefined && note === '') return true
  if (item === undefined && target !== null) {
    if ((await addItems(saves, listId, [{ ...target, note }])).length > 0) return false
    await setNote(saves, listId, path, { note, showsNote: shows })
    return true
  }
  const merged = mergeNotes(item?.note ?? '', base, note)
  // A note merged with the text of another device becomes public only if that text was public already.
  const showsNote = shows && (item?.showsNote === true || merged === note)
  if (merged !== item?.note || showsNote !== item?.showsNote)
    await setNote(saves, listId, path, { note: merged, showsNote })
  return true
}

/**
 * Applies the change of a list's form. A list that another device deleted in between is restored for a note, a copy or
 * a move of its pages.
 */
async function applyForm(saves: SavesContext, { key, list, fields, base }: OfflineChange): Promise<boolean> {
  const listId = list ?? MAIN_LIST
  const parsed = parseListAction(fields)
  if ('problem' in parsed) return false
  const { action } = parsed
  // The ID of a list created offline is derived from the key of the change, so that it is created once.
  if (action.do === 'create')
    return createListOnce(saves, key.replaceAll('-', '').slice(0, LIST_ID_LENGTH), action.name)
  const listExists = (await readLists(saves)).some(({ id }) => id === listId)
  if (!listExists && RESTORES_LIST.has(action.do)) await restoreList(saves, listId)
  if (action.do === 'note') return applyNote(saves, listId, action, base)
  if (action.do === 'remove') {
    const item = (await readItems(saves, listId)).find(({ path }) => path === action.path)
    if (item !== undefined && wouldLoseNote(item.note, base)) return true
  }
  return !('problem' in (await applyListAction(saves, listId, action)))
}

/**
 * Applies the changes that a device made offline, each once and in order. An interrupted delivery is retried, so a
 * change is recorded only after it was applied, and applying a change is idempotent.
 * @throws {UnavailableError}, and errors of the session guard
 */
export async function applyOfflineChanges(
  saves: SavesContext,
  changes: readonly OfflineChange[],
): Promise<ChangesResponse> {
  const appliedKeys = await findAppliedChanges(
    saves,
    changes.map(({ key }) => key),
  )
  const { guard: _guard, ...unguardedSaves } = saves
  const rejected: string[] = []
  for (const change of changes) {
    if (appliedKeys.has(change.key)) continue
    const isApplied =
      change.list === null
        ? await applySaveButton(unguardedSaves, change.fields)
        : await applyForm(unguardedSaves, change)
    if (!isApplied) rejected.push(change.key)
    await recordAppliedChange(unguardedSaves, change.key)
  }
  return { settled: changes.map(({ key }) => key), refused: rejected }
}
