import { lengthOf, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { TransactionAbortedError } from '#src/platform/app-error.ts'
import type { ListAction } from '#src/saves/rules/list-action.ts'
import { mergeNotes } from '#src/saves/rules/merge-notes.ts'
import { parseSaveTarget, type SaveTarget } from '#src/saves/rules/save-target.ts'
import { NOTE_CHANGED, type NoteEdit, setNote } from '#src/saves/store/item-edits.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { readItems } from '#src/saves/store/saves-store.ts'

type NoteAction = Extract<ListAction, { readonly do: 'note' }>
type WrittenNote =
  | { readonly done: 'noted' | 'noted-openly' }
  | { readonly problem: 'form' | 'list-full' | 'note-conflict' }

/** Attempts while other devices write the same note. */
const MAX_ATTEMPTS = 5

/**
 * The note to store: that of the form, after the text that another device wrote since the form was shown, as a note that
 * was written without a network (docs/adr/0046).
 * @returns null when both together are longer than a note can be
 */
async function mergeWithStored(
  saves: SavesContext,
  listId: string,
  { path, note, base, shows }: NoteAction,
): Promise<NoteEdit | null> {
  if (base === undefined) return { note, showsNote: shows }
  const stored = (await readItems(saves, listId)).find((item) => item.path === path)
  const { note: replaces = '', showsNote: wasShown = true } = stored ?? {}
  const merged = mergeNotes(replaces, { base }, note)
  const isJoined = merged !== note && merged !== replaces
  if (isJoined && lengthOf(merged) > MAX_NOTE_LENGTH) return null
  // A note merged with the text of another device becomes public only if that text was public already.
  return { note: merged, showsNote: shows && (wasShown || merged === note), replaces }
}

async function tryToWrite(
  saves: SavesContext,
  listId: string,
  target: SaveTarget,
  action: NoteAction,
): Promise<WrittenNote> {
  const edit = await mergeWithStored(saves, listId, action)
  if (edit === null) return { problem: 'note-conflict' }
  if (!(await setNote(saves, listId, target, edit))) return { problem: 'list-full' }
  return { done: edit.showsNote && edit.note !== '' ? 'noted-openly' : 'noted' }
}

/**
 * Writes the note of a form; merged with what another device wrote, where the form says which note it showed.
 * @throws as `setNote`
 */
export async function writeNote(
  saves: SavesContext,
  listId: string,
  action: NoteAction,
): Promise<WrittenNote> {
  const target = parseSaveTarget(action.path)
  if (target === null) return { problem: 'form' }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToWrite(saves, listId, target, action)
    } catch (error) {
      const isChanged = error instanceof TransactionAbortedError && error.code === NOTE_CHANGED
      if (!isChanged || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
