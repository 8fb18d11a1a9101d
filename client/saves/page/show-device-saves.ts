import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { startDragOrder } from '#client/kit/drag-order.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { showAccountLists } from '#client/saves/account-lists/show-account-lists.ts'
import type { DeviceEdit, DeviceLists } from '#client/saves/device/device-lists.ts'
import { createDeviceList, listIdOfKey, moveDeviceItem } from '#client/saves/device/edit-device-lists.ts'
import { openBrowserLists } from '#client/saves/device/open-browser-lists.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { DEVICE_LISTS_KEY, DEVICE_SAVES_KEY } from '#isomorphic/saves/saves-names.ts'
import { describeUnknownItems } from './describe-device-items.ts'
import { createDeviceListSection, createNameForm, type SectionTools } from './device-list-section.ts'
import { itemName } from './item-name.ts'
import { createPopover, createTextButton, opens } from './page-elements.ts'
import { createPlanTripForm, mergeDeviceLists } from './plan-trip-form.ts'

const words = pageWordsOf(DEVICE_SAVES_WORDS)

/** Focuses the control that had the focus before the page was drawn again; at an end of the list, its neighbour. */
function restoreFocus(page: HTMLElement, focusKey: string | undefined): void {
  const control = [...page.querySelectorAll<HTMLButtonElement>('[data-focus-key]')].find(
    ({ dataset }) => dataset['focusKey'] === focusKey,
  )
  const usable = control?.disabled
    ? control.parentElement?.querySelector<HTMLElement>('.icon-button:enabled')
    : control
  usable?.focus({ preventScroll: true })
}

/** The key of the control that has the focus, or that opens the popover in which the focus is. */
function readFocusKey(page: HTMLElement): string | undefined {
  const { activeElement } = document
  if (activeElement === null || !page.contains(activeElement)) return undefined
  const popover = activeElement.closest('[popover]')
  const control = popover === null ? activeElement : popover.previousElementSibling
  return control instanceof HTMLElement ? control.dataset['focusKey'] : undefined
}

function createNewList({ edit }: SectionTools): HTMLElement {
  const popover = createPopover({
    id: 'new-list',
    title: words.newList,
    closeLabel: words.close,
    children: [
      createNameForm('new-name', words.name, words.createList, '', (name) => {
        const key = crypto.randomUUID()
        edit(createDeviceList(key, name, null))
        document.querySelector(`[data-list="${listIdOfKey(key)}"]`)?.scrollIntoView({ block: 'nearest' })
      }),
    ],
  })
  const opener = createTextButton(words.newList, 'button button-ghost', () => undefined)
  return createElement('div', { className: 'list-tools' }, opens(opener, popover), popover)
}

function createTools(page: HTMLElement, lists: DeviceLists, draw: () => void): SectionTools {
  const status = page.querySelector('[data-live-status]')
  function edit(change: DeviceEdit): boolean {
    const isStored = lists.edit(change)
    if (!isStored) showStatusMessage(words.failed, null)
    draw()
    return isStored
  }
  return {
    edit,
    store: lists.edit,
    draw,
    announce: (text) => {
      if (status !== null) status.textContent = text
    },
    offerUndo: (text, undo) => {
      const line = showStatusMessage(text, null)
      line.append(
        ' ',
        createTextButton(words.undo, 'link', () => void edit(undo)),
      )
    },
  }
}

/**
 * Draws the lists of this device on their page (src/saves/pages/device-saves-page.tsx), and again after each change, below
 * the lists of the account that were copied to it.
 */
export function showDeviceSaves(page: HTMLElement, session: ClientSessionStore): void {
  showAccountLists(page, session)
  const lists = openBrowserLists()
  const place = page.querySelector<HTMLElement>('[data-device-lists]')
  const empty = page.querySelector<HTMLElement>('[data-device-empty]')
  if (place === null) return

  const tools = createTools(page, lists, draw)
  function draw(): void {
    const focusKey = readFocusKey(page)
    const all = lists.read()
    const shown = all.length === 1 && all[0]?.items.length === 0 ? [] : all
    if (empty !== null) empty.hidden = shown.length > 0
    const sections = shown.map((list) => createDeviceListSection(list, tools))
    const newList = createNewList(tools)
    if (shown.length > 1)
      newList.append(createPlanTripForm(mergeDeviceLists(words.allLists, shown), words.planTripOfAll))
    place?.replaceChildren(...(shown.length > 0 ? [newList] : []), ...sections)
    restoreFocus(page, focusKey)
  }

  startDragOrder(place, {
    itemSelector: '[data-path]',
    handleSelector: '[data-drag-handle]',
    mouseSelector: '[data-orderable] .print',
    onMoved(item, index) {
      const list = item.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? ''
      const path = item.dataset['path'] ?? ''
      const total = lists.read().find(({ id }) => id === list)?.items.length ?? 0
      const moved = lists
        .read()
        .flatMap(({ items }) => items)
        .find((one) => one.path === path)
      tools.edit(moveDeviceItem(list, path, index))
      if (moved !== undefined) tools.announce(words.ordered(itemName(moved), index + 1, total))
    },
  })
  addEventListener('storage', ({ key }) => {
    const isOwn = key === DEVICE_LISTS_KEY || key === DEVICE_SAVES_KEY || key === null
    if (isOwn && page.querySelector(':popover-open') === null) draw()
  })
  draw()
  void describeUnknownItems(lists, (input, init) => fetch(input, init)).then((isNew) => {
    if (isNew && page.querySelector(':popover-open') === null) draw()
  })
}
