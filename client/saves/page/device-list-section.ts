import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import type { DeviceItem, DeviceList } from '#client/saves/device/device-list.ts'
import type { DeviceEdit } from '#client/saves/device/device-lists.ts'
import {
  deleteDeviceList,
  moveDeviceItem,
  renameDeviceList,
  restoreDeviceItem,
  setDeviceNote,
  setOnDeviceList,
} from '#client/saves/device/edit-device-lists.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { guidePathsOf } from '#isomorphic/saves/guide-paths.ts'
import { DEVICE_SAVES_PATH, MAIN_LIST_ID } from '#isomorphic/saves/saves-names.ts'
import { createDeviceItemCard } from './device-item-card.ts'
import { createFileChoices } from './device-list-files.ts'
import { itemName } from './item-name.ts'
import { createPopover, createTextButton, opens } from './page-elements.ts'
import { createPlanTripForm } from './plan-trip-form.ts'

const words = pageWordsOf(DEVICE_SAVES_WORDS)
const MAX_NAME_LENGTH = 60

/** What the sections of the page do with their lists. */
export type SectionTools = {
  /** Stores an edit and draws the page again; false when it does not fit. */
  readonly edit: (change: DeviceEdit) => boolean
  /** Stores an edit without drawing. */
  readonly store: (change: DeviceEdit) => boolean
  readonly draw: () => void
  /** Says something to screen readers. */
  readonly announce: (text: string) => void
  /** Shows a message with a button that undoes the last edit. */
  readonly offerUndo: (text: string, undo: DeviceEdit) => void
}

/** A form with one name. */
export function createNameForm(
  id: string,
  label: string,
  button: string,
  value: string,
  onName: (name: string) => void,
): HTMLElement {
  const field = createElement('input', {
    className: 'input',
    id,
    required: true,
    maxLength: MAX_NAME_LENGTH,
    placeholder: words.nameExample,
    autocomplete: 'off',
    value,
  })
  const form = createElement(
    'form',
    { className: 'slip-form' },
    createElement('label', { className: 'field', htmlFor: id, textContent: label }),
    field,
    createElement('button', { className: 'button', type: 'submit', textContent: button }),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = field.value.replace(/\s+/g, ' ').trim()
    if (name !== '') onName(name)
  })
  return form
}

/** Sharing needs an account: the form leads through sign-in, and the list is shared after it (src/saves/intents). */
function createShareForm({ id }: DeviceList): HTMLElement {
  return createElement(
    'form',
    { method: 'post', action: localiseAddress(`${DEVICE_SAVES_PATH}/share`) },
    createElement('input', { type: 'hidden', name: 'list', value: id }),
    createElement('button', { className: 'button button-ghost', type: 'submit', textContent: words.share }),
  )
}

function createEditPopover(list: DeviceList, { edit, offerUndo }: SectionTools): HTMLElement {
  const rename = createNameForm(`rename-${list.id}`, words.listName, words.rename, list.name, (name) =>
    edit(renameDeviceList(list.id, name)),
  )
  const remove = createTextButton(words.deleteList, 'button button-danger', () => {
    edit(deleteDeviceList(list.id))
    offerUndo(words.deleted(list.name), (lists) => [...lists, list])
  })
  const isMain = list.id === MAIN_LIST_ID
  return createPopover({
    id: `change-${list.id}`,
    title: isMain ? words.rename : words.renameOrDelete,
    closeLabel: words.close,
    children: isMain ? [rename] : [rename, createElement('p', { className: 'actions' }, remove)],
  })
}

/** The press is handled as on the page of an account's list. */
function createGuidesLink({ items }: DeviceList): HTMLElement {
  const link = createElement('a', {
    className: 'button button-ghost',
    href: localiseAddress('/pocket'),
    textContent: words.keepGuides,
  })
  link.dataset['keepGuides'] = guidePathsOf(items.map(({ path }) => path)).join(' ')
  return link
}

function createTools(list: DeviceList, tools: SectionTools): HTMLElement {
  const files = createPopover({
    id: `files-${list.id}`,
    title: words.downloadTitle,
    closeLabel: words.close,
    children: createFileChoices(list),
  })
  const change = createEditPopover(list, tools)
  const changeLabel = list.id === MAIN_LIST_ID ? words.rename : words.renameOrDelete
  const opener = (label: string): HTMLButtonElement =>
    createTextButton(label, 'button button-ghost', () => undefined)
  const row = createElement('div', { className: 'list-tools' })
  if (list.items.length > 0)
    row.append(
      createShareForm(list),
      opens(opener(words.download), files),
      files,
      createGuidesLink(list),
      createPlanTripForm(list, words.planTrip),
    )
  row.append(opens(opener(changeLabel), change), change)
  return row
}

function createCard(list: DeviceList, item: DeviceItem, index: number, tools: SectionTools): HTMLElement {
  const { path } = item
  const total = list.items.length
  return createDeviceItemCard({
    listId: list.id,
    item,
    index,
    total,
    onMove(target) {
      tools.edit(moveDeviceItem(list.id, path, target))
      tools.announce(words.ordered(itemName(item), Math.max(0, Math.min(target, total - 1)) + 1, total))
    },
    onRemove() {
      tools.edit(setOnDeviceList(path, list.id, false))
      tools.offerUndo(words.removed(itemName(item)), restoreDeviceItem(list.id, item, index))
    },
    onNote: (note) => tools.store(setDeviceNote(list.id, path, note)),
    onNoteClosed: tools.draw,
  })
}

/** One list of the device with its tools and items. */
export function createDeviceListSection(list: DeviceList, tools: SectionTools): HTMLElement {
  const title = createElement('h2', { className: 'h2', textContent: list.name, dir: 'auto' })
  const count = createElement('p', { className: 'lead', textContent: words.count(list.items.length) })
  const head = createElement(
    'div',
    { className: 'list-head' },
    createElement('div', {}, title, count),
    createTools(list, tools),
  )
  const items = createElement('ol', { className: 'print-grid saved' })
  items.append(...list.items.map((item, index) => createCard(list, item, index, tools)))
  const section = createElement('section', { className: 'saves-list' }, head, items)
  section.dataset['list'] = list.id
  return section
}
