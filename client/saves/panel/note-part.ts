import { autosaveField } from '#client/kit/autosave-field.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { createElement } from './create-element.ts'
import type { PanelContext, PanelPart } from './panel-context.ts'
import type { PlacedList } from './placement-keeper.ts'

const words = pageWordsOf(CHANGE_PANEL_WORDS)
const MAX_NOTE_LENGTH = 500

async function storeNote(
  { page, keeper, lists, setLists, report }: PanelContext,
  listId: string,
  text: string,
): Promise<'saved' | 'pending' | 'failed'> {
  const list = lists().find(({ id }) => id === listId)
  if (list === undefined) return 'failed'
  const note = text.trim()
  const outcome = await keeper.saveNote(page.path, list, note, list.note)
  if (!report(outcome)) return 'failed'
  setLists(lists().map((other) => (other.id === listId ? { ...other, note } : other)))
  return outcome === 'pending' ? 'pending' : 'saved'
}

/** The note on one list, saved as it is typed. */
function createNoteField(context: PanelContext, { id, name, note }: PlacedList): HTMLElement {
  const field = createElement('textarea', {
    className: 'input',
    id: 'save-panel-note',
    rows: 3,
    maxLength: MAX_NOTE_LENGTH,
    dir: 'auto',
    value: note,
  })
  const label = createElement('label', {
    className: 'field',
    htmlFor: field.id,
    textContent: words.noteOn(name),
  })
  const state = createElement('p', { className: 'meta save-panel-state' })
  state.setAttribute('role', 'status')
  const autosave = autosaveField(
    field,
    (text) => storeNote(context, id, text),
    (stateName) => {
      state.textContent = words.noteState[stateName]
    },
  )
  context.onClose(() => void autosave.flush())
  return createElement('div', {}, label, field, state)
}

/** The note on the list that the page was put on last; nothing while the page is on none. */
export const notePart: PanelPart = (context) => {
  const part = createElement('div', { className: 'save-panel-note' })
  let shownId: string | undefined
  const showList = (): void => {
    const list = context.lists().find(({ has }) => has)
    if (list?.id === shownId) return
    shownId = list?.id
    part.replaceChildren(...(list === undefined ? [] : [createNoteField(context, list)]))
  }
  context.onLists(showList)
  showList()
  return part
}
