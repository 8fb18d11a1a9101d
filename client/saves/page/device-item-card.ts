import { autosaveField } from '#client/kit/autosave-field.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import type { DeviceItem } from '#client/saves/device/device-list.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { itemName } from './item-name.ts'
import { createOrderControls } from './order-controls.ts'
import { createIconButton, createPopover, createTextButton, opens } from './page-elements.ts'

const words = pageWordsOf(DEVICE_SAVES_WORDS)
const MAX_NOTE_LENGTH = 500

export type DeviceItemOptions = {
  readonly listId: string
  readonly item: DeviceItem
  /** From 0. */
  readonly index: number
  readonly total: number
  readonly onMove: (index: number) => void
  readonly onRemove: () => void
  /** False when the note cannot be stored. */
  readonly onNote: (note: string) => boolean
  /** Called when the note's popover is closed. */
  readonly onNoteClosed: () => void
}

/** The poster, as long as it can be had: without a network there may be none. */
function createPoster({ poster, theme }: NonNullable<DeviceItem['facts']>): HTMLElement {
  const image = createElement('img', {
    src: poster,
    alt: '',
    width: 400,
    height: 500,
    decoding: 'async',
    loading: 'lazy',
  })
  image.addEventListener('error', () => image.remove())
  return createElement('span', { className: `poster poster-4x5 room-${theme}` }, image)
}

function createNote(
  { item, onNote, onNoteClosed }: DeviceItemOptions,
  id: string,
  name: string,
): readonly Node[] {
  const field = createElement('textarea', {
    className: 'input',
    id: `note-${id}`,
    rows: 4,
    maxLength: MAX_NOTE_LENGTH,
    dir: 'auto',
    value: item.note,
  })
  const state = createElement('p', { className: 'meta note-state' })
  state.setAttribute('role', 'status')
  const autosave = autosaveField(
    field,
    async (text) => (onNote(text.trim()) ? 'saved' : 'failed'),
    (stateName) => {
      state.textContent = words.noteState[stateName]
    },
  )
  const label = createElement('label', {
    className: 'field',
    htmlFor: field.id,
    textContent: words.noteOn(name),
  })
  const form = createElement('div', { className: 'slip-form' }, label, field, state)
  const popover = createPopover({
    id: `slip-${id}`,
    title: name,
    closeLabel: words.close,
    children: [form],
    onClose: () => void autosave.flush().then(onNoteClosed),
  })
  const opener = createTextButton(
    item.note === '' ? words.note : words.editNote,
    'slip-opener',
    () => undefined,
  )
  opener.dataset['focusKey'] = `note ${id}`
  opener.append(createElement('span', { className: 'visually-hidden', textContent: ` ${name}` }))
  return [opens(opener, popover), popover]
}

/** One saved page: its card, its note and its place, as on an account's list. */
export function createDeviceItemCard(options: DeviceItemOptions): HTMLElement {
  const { listId, item, index, total, onMove, onRemove } = options
  const { facts, path, note } = item
  const name = itemName(item)
  const id = `${listId}${path.replace(/[^a-z0-9]+/g, '-')}`
  const remove = createIconButton({
    icon: 'bookmark',
    label: words.remove(name),
    focusKey: `remove ${id}`,
    onPress: onRemove,
  })
  remove.classList.add('is-saved')
  const title = createElement('h3', { className: 'print-name', textContent: name })
  const link = createElement(
    'a',
    { className: 'print-link', href: localiseAddress(facts?.href ?? path) },
    title,
  )
  if (facts !== null) link.append(createPoster(facts))
  const card = createElement(
    'article',
    { className: 'print' },
    link,
    createElement('p', { className: 'print-meta', textContent: facts?.meta ?? '' }),
    createElement('div', { className: 'print-action' }, remove),
  )
  const tools = createElement('div', { className: 'saved-tools' })
  if (total > 1) tools.append(...createOrderControls({ id, name, index, total, onMove }))
  tools.append(...createNote(options, id, name))
  const shownNote = createElement('p', { className: 'serif saved-note', textContent: note, dir: 'auto' })
  const row = createElement('li', {}, card, ...(note === '' ? [] : [shownNote]), tools)
  row.dataset['path'] = path
  if (total > 1) row.dataset['orderable'] = ''
  return row
}
