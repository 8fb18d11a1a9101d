import { NOTE_BASE_FIELD } from '#isomorphic/forms/stored-note.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import type { SaveListView, ShownItem } from '#src/saves/rules/saves-view.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type SavedItemFieldsProps = {
  readonly item: ShownItem
  /** Its name, also of a page that is no longer in the guide. */
  readonly name: string
  readonly list: SaveListView
  /** Lists that the item can be moved or copied to. */
  readonly others: readonly SaveListView[]
}

/** The common part of the ids of an item's fields: without slashes. */
export const fieldIdOf = ({ kind, path }: ShownItem): string => kind + path.replace(/[^a-z0-9]+/g, '-')

function NoteFields({ item, name, list }: Omit<SavedItemFieldsProps, 'others'>) {
  const words = useWords(SAVES_PAGES_WORDS).item
  const id = `note-${fieldIdOf(item)}`
  return (
    <form className="slip-form" method="post" action={listPath(list.id)}>
      <input type="hidden" name="path" value={item.path} />
      <input type="hidden" name={NOTE_BASE_FIELD} value={item.note} />
      <label className="field" htmlFor={id}>
        {words.noteOn(name)}
      </label>
      <textarea
        className="input"
        id={id}
        dir="auto"
        name="note"
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={item.note}
        data-autosave
      />
      {/* client/kit/note-autosave.ts says here in which state the note is. */}
      <p
        className="meta note-state"
        role="status"
        data-autosave-state
        data-typing={words.noteState.typing}
        data-saving={words.noteState.saving}
        data-saved={words.noteState.saved}
        data-pending={words.noteState.pending}
        data-failed={words.noteState.failed}
      />
      <label className="choice">
        <input type="checkbox" name="shows" value="on" defaultChecked={item.showsNote} />
        <span>
          {words.othersMayRead(list.shareLink !== null, (hint) => (
            <span className="meta">{hint}</span>
          ))}
        </span>
      </label>
      <button type="submit" className="button" name="do" value="note">
        {words.saveNote}
      </button>
    </form>
  )
}

function MoveFields({ item, name, list, others }: SavedItemFieldsProps) {
  const words = useWords(SAVES_PAGES_WORDS).item
  const id = `target-${fieldIdOf(item)}`
  return (
    <form className="slip-form" method="post" action={listPath(list.id)}>
      <input type="hidden" name="path" value={item.path} />
      <label className="field" htmlFor={id}>
        {words.anotherListFor(name)}
      </label>
      <select className="input" id={id} name="target">
        {others.map(({ id: other, name: label }) => (
          <option key={other} value={other}>
            {label}
          </option>
        ))}
      </select>
      <div className="actions">
        <button type="submit" className="button button-ghost" name="do" value="move">
          {words.moveThere}
        </button>
        <button type="submit" className="button button-ghost" name="do" value="copy">
          {words.copyThere}
        </button>
      </div>
    </form>
  )
}

/** The forms of one saved item: its note, and moving or copying it to another list. */
export function SavedItemFields({ item, name, list, others }: SavedItemFieldsProps) {
  return (
    <>
      <NoteFields {...{ item, name, list }} />
      {others.length > 0 && <MoveFields {...{ item, name, list, others }} />}
    </>
  )
}
