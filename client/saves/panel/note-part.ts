import { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { createElement } from './create-element.ts'
import type { PanelPart } from './panel-context.ts'
import type { PlacedList } from './placement-keeper.ts'

const words = CHANGE_PANEL_WORDS[DEFAULT_LOCALE]
const MAX_NOTE_LENGTH = 500
/** A pause in typing after which the note is saved. */
const TYPING_PAUSE_MS = 700

/** The note on the list that the page is on, saved as it is typed; hidden while it is on none. */
export const notePart: PanelPart = ({ page, keeper, lists, setLists, onLists, onClose, report }) => {
  const label = createElement('label', { className: 'field', htmlFor: 'save-panel-note' })
  const field = createElement('textarea', {
    className: 'input',
    id: 'save-panel-note',
    rows: 3,
    maxLength: MAX_NOTE_LENGTH,
    dir: 'auto',
  })
  const state = createElement('p', { className: 'meta save-panel-state' })
  state.setAttribute('role', 'status')
  const part = createElement('div', { className: 'save-panel-note' }, label, field, state)
  let list: PlacedList | undefined
  let timer = 0
  let saving: Promise<unknown> = Promise.resolve()

  function showList(): void {
    const current = lists().find(({ id, has }) => has && id === list?.id) ?? lists().find(({ has }) => has)
    part.hidden = current === undefined
    if (current === undefined || current.id === list?.id) {
      list = current
      return
    }
    save()
    list = current
    label.textContent = words.noteOn(current.name)
    field.value = current.note
    state.textContent = ''
  }

  async function store(target: PlacedList, note: string): Promise<void> {
    const previous = lists().find(({ id }) => id === target.id)?.note ?? ''
    if (note === previous) return
    state.textContent = words.noteState.saving
    const outcome = await keeper.saveNote(page.path, target, note, previous)
    if (!report(outcome)) {
      state.textContent = words.noteState.failed
      return
    }
    setLists(lists().map((other) => (other.id === target.id ? { ...other, note } : other)))
    if (field.value.trim() === note)
      state.textContent = words.noteState[outcome === 'pending' ? 'pending' : 'saved']
  }

  function save(): void {
    clearTimeout(timer)
    const target = list
    const note = field.value.trim()
    if (target !== undefined) saving = saving.then(() => store(target, note))
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    state.textContent = words.noteState.typing
    timer = window.setTimeout(save, TYPING_PAUSE_MS)
  })
  field.addEventListener('blur', save)
  onLists(showList)
  onClose(save)
  showList()
  return part
}
