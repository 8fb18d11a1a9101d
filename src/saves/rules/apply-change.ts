import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { lengthOf, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import {
  addDraftItem,
  isSavedAnywhere,
  moveDraftItem,
  removeDraftItem,
  reorderDraftItem,
  restoreDraftItem,
  savedItem,
  setDraftNote,
} from './draft-items.ts'
import {
  createDraftList,
  type DraftContext,
  hasList,
  type Refusal,
  recentDraftList,
  removeDraftList,
  renameDraftList,
  restoreDraftList,
} from './draft-lists.ts'
import { type ActionProblem, type ListAction, MAIN_LIST, parseListAction } from './list-action.ts'
import { listIdOfChange } from './list-id-of-change.ts'
import { mergeNotes, type NoteBase, wouldLoseNote } from './merge-notes.ts'
import { parseSaveTarget } from './save-target.ts'
import type { SavesDraft } from './saves-draft.ts'

/** Actions that restore a list which another device deleted, because they need a page of it. */
const RESTORES_LIST = new Set(['note', 'copy', 'move'])
/** Actions without an effect on a list that was deleted. */
const ENDS_WITH_LIST = new Set(['remove', 'delete'])
const REASON_OF_PROBLEM = {
  name: 'invalid_name',
  note: 'note_too_long',
  form: 'invalid_change',
} as const satisfies Record<ActionProblem, Refusal>

/** Applies the change of a save button. */
function applySaveButton(draft: SavesDraft, context: DraftContext, fields: OfflineChange['fields']): Refusal {
  const target = parseSaveTarget(fields['path'])
  if (target === null) return 'invalid_change'
  switch (fields['do']) {
    case 'save':
      restoreDraftItem(draft, context, null, target.path)
      if (isSavedAnywhere(draft, target.path)) return null
      return addDraftItem(draft, context, recentDraftList(draft), { ...target, note: '' })
    case 'unsave':
      removeDraftItem(draft, context, null, target.path)
      return null
    default:
      return 'invalid_change'
  }
}

type NoteAction = Extract<ListAction, { readonly do: 'note' }>

/**
 * Applies a note, merged with what another device wrote in the meantime; what is longer than a note together is refused,
 * so that neither text is cut. A page that another device removed from the list is added again with the note.
 */
function applyNote(
  draft: SavesDraft,
  context: DraftContext,
  listId: string,
  { path, note, shows }: NoteAction,
  known: NoteBase,
): Refusal {
  const item = savedItem(draft, listId, path)
  if (item === null) {
    const target = parseSaveTarget(path)
    if (note === '' || target === null) return null
    const refusal = addDraftItem(draft, context, listId, { ...target, note })
    const added = savedItem(draft, listId, path)
    return refusal ?? (added && setDraftNote(draft, added, { note, showsNote: shows }))
  }
  const merged = mergeNotes(item.note, known, note)
  const isJoined = merged !== note && merged !== item.note
  if (isJoined && lengthOf(merged) > MAX_NOTE_LENGTH) return 'note_conflict'
  // A note merged with the text of another device becomes public only if that text was public already.
  const showsNote = shows && (item.showsNote || merged === note)
  return setDraftNote(draft, item, { note: merged, showsNote })
}

type AddAction = Extract<ListAction, { readonly do: 'add' }>

/** Adds a page to a list; on it already, its note is merged with that of the change. */
function applyAdd(
  draft: SavesDraft,
  context: DraftContext,
  listId: string,
  { path, note, once }: AddAction,
  known: NoteBase,
): Refusal {
  const target = parseSaveTarget(path)
  if (target === null) return 'invalid_change'
  if (savedItem(draft, listId, path) !== null)
    return note === ''
      ? null
      : applyNote(draft, context, listId, { do: 'note', path, note, shows: false }, known)
  if (once === 'any-list' && note === '' && isSavedAnywhere(draft, path)) return null
  return addDraftItem(draft, context, listId, { ...target, note })
}

type ItemAction = Extract<ListAction, { readonly path: string }>

function applyToItem(
  draft: SavesDraft,
  context: DraftContext,
  listId: string,
  action: ItemAction,
  known: NoteBase,
): Refusal {
  const { path } = action
  const item = savedItem(draft, listId, path)
  switch (action.do) {
    case 'add':
      return applyAdd(draft, context, listId, action, known)
    case 'earlier':
    case 'later':
    case 'first':
    case 'last':
      reorderDraftItem(draft, listId, path, action.do)
      return null
    case 'place':
      reorderDraftItem(draft, listId, path, action.index)
      return null
    case 'position':
      reorderDraftItem(draft, listId, path, action.position - 1)
      return null
    case 'remove':
      if (item !== null && !wouldLoseNote(item.note, known)) removeDraftItem(draft, context, listId, path)
      return null
    case 'restore':
      restoreDraftItem(draft, context, listId, path)
      return null
    case 'note':
      return applyNote(draft, context, listId, action, known)
    case 'copy': {
      const target = parseSaveTarget(path)
      const note = item?.note ?? ''
      return target === null
        ? 'invalid_change'
        : addDraftItem(draft, context, action.target, { ...target, note })
    }
    case 'move':
      return moveDraftItem(draft, context, listId, action)
  }
}

function applyForm(draft: SavesDraft, context: DraftContext, change: OfflineChange): Refusal {
  const { key, fields } = change
  const listId = change.list ?? MAIN_LIST
  const parsed = parseListAction(fields)
  if ('problem' in parsed) return REASON_OF_PROBLEM[parsed.problem]
  const { action } = parsed
  if (action.do === 'create') return createDraftList(draft, context, listIdOfChange(key), action.name)
  if (!hasList(draft, listId)) {
    if (ENDS_WITH_LIST.has(action.do)) return null
    if (!RESTORES_LIST.has(action.do) && action.do !== 'revive') return 'unknown_list'
    const refusal = restoreDraftList(draft, listId)
    if (refusal !== null) return refusal
  }
  if ('path' in action) return applyToItem(draft, context, listId, action, change)
  switch (action.do) {
    case 'rename':
      return renameDraftList(draft, context, listId, action.name)
    case 'delete':
      return removeDraftList(draft, context, listId)
    case 'revive':
      return null
    // A link is created, and revoked, only while its owner sees the result.
    default:
      return 'invalid_change'
  }
}

/**
 * Applies one change that a device made offline to a draft.
 * @returns why it was refused, in which case the draft may only have a list restored; null when it is applied, or has no
 * effect any more
 */
export const applyChange = (draft: SavesDraft, context: DraftContext, change: OfflineChange): Refusal =>
  change.list === null ? applySaveButton(draft, context, change.fields) : applyForm(draft, context, change)
