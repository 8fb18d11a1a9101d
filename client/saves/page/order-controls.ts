import { pageWordsOf } from '#client/kit/page-language.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { createIconButton, createPopover, createTextButton, opens } from './page-elements.ts'

const words = pageWordsOf(DEVICE_SAVES_WORDS)

export type OrderOptions = {
  readonly id: string
  readonly name: string
  /** From 0. */
  readonly index: number
  readonly total: number
  readonly onMove: (index: number) => void
}

function createPlaceForm({ id, index, total, onMove }: OrderOptions): HTMLElement {
  const field = createElement('input', {
    className: 'input',
    id: `${id}-position`,
    type: 'number',
    inputMode: 'numeric',
    min: '1',
    max: String(total),
    required: true,
    value: String(index + 1),
  })
  const form = createElement(
    'form',
    { className: 'slip-form' },
    createElement('label', { className: 'field', htmlFor: field.id, textContent: words.placeOf(total) }),
    createElement(
      'div',
      { className: 'order-place' },
      field,
      createElement('button', { className: 'button', type: 'submit', textContent: words.moveToPlace }),
    ),
    createElement(
      'div',
      { className: 'actions' },
      createTextButton(words.toTop, 'button button-ghost', () => onMove(0)),
      createTextButton(words.toEnd, 'button button-ghost', () => onMove(total - 1)),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onMove(Number(field.value) - 1)
  })
  return form
}

/** The buttons that move an item, and the handle by which it is dragged, as on an account's list. */
export function createOrderControls(options: OrderOptions): readonly Node[] {
  const { id, name, index, total, onMove } = options
  const step = (icon: string, label: string, isDisabled: boolean, target: number): HTMLButtonElement =>
    createIconButton({ icon, label, focusKey: `${icon} ${id}`, isDisabled, onPress: () => onMove(target) })
  const popover = createPopover({
    id: `order-${id}`,
    title: words.orderTitle(name),
    closeLabel: words.close,
    children: [
      createPlaceForm(options),
      createElement('p', { className: 'meta', textContent: words.dragHint }),
    ],
  })
  const handle = createIconButton({
    icon: 'grip',
    label: words.order(name, index + 1, total),
    focusKey: `order ${id}`,
    onPress: () => undefined,
  })
  handle.classList.add('drag-handle')
  handle.dataset['dragHandle'] = ''
  return [
    step('chevron-up', words.moveUp(name), index === 0, index - 1),
    step('chevron-down', words.moveDown(name), index === total - 1, index + 1),
    opens(handle, popover),
    popover,
  ]
}
