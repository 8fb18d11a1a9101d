import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { AccountSaves, ListChoice, SaveOutcome } from './account-saves.ts'
import { LIST_PANEL_WORDS } from './words/list-panel-words.ts'

/** The result of the panel: a message, the list that was changed, and whether the page is now on any list. */
export type ListPanelResult = { readonly text: string; readonly list: string; readonly isSaved: boolean }

export type ListPanelOptions = {
  readonly button: HTMLButtonElement
  readonly name: string
  readonly path: string
  readonly account: AccountSaves
  readonly lists: readonly ListChoice[]
  readonly onDone: (result: ListPanelResult) => void
}

const MAX_NAME_LENGTH = 60
const ID_BYTES = 8
const GAP_PX = 8

const words = LIST_PANEL_WORDS[DEFAULT_LOCALE]

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children)
  return created
}

const newListId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Positions the panel below its button, or above it where there is more space, aligned with one of its sides; on phones
 * it is at the bottom of the screen (save-panel.css).
 */
function positionPanel(panel: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const flushLeft = Math.min(anchor.left, innerWidth - width - GAP_PX)
  const left = anchor.right - width < GAP_PX ? flushLeft : anchor.right - width
  const fitsBelow = anchor.bottom + GAP_PX + height <= innerHeight
  const top = fitsBelow ? anchor.bottom + GAP_PX : Math.max(GAP_PX, anchor.top - GAP_PX - height)
  panel.style.setProperty('--left', `${left}px`)
  panel.style.setProperty('--top', `${top}px`)
}

const listStateText = ({ has, count }: ListChoice): string =>
  has ? words.savedHere : count === 0 ? words.empty : words.count(count)

/**
 * Opens a panel beside the pressed bookmark in which the visitor chooses a list; Escape and a click outside close it.
 */
export function openListPanel({ button, name, path, account, lists, onDone }: ListPanelOptions): void {
  const title = createElement('h2', {
    className: 'h3',
    id: 'save-panel-title',
    textContent: words.title(name),
  })
  const problemLine = createElement('p', { className: 'save-panel-problem' })
  problemLine.setAttribute('role', 'alert')
  const choices = createElement('ul', { className: 'list-choices' })
  const nameField = createElement('input', {
    className: 'input',
    id: 'save-panel-name',
    required: true,
    maxLength: MAX_NAME_LENGTH,
    placeholder: words.nameExample,
    autocomplete: 'off',
  })
  const label = createElement('label', { className: 'field' }, words.newList, nameField)
  const newListForm = createElement(
    'form',
    { className: 'save-panel-new' },
    label,
    createElement('button', { className: 'button', type: 'submit', textContent: words.create }),
  )
  const panel = createElement(
    'div',
    { className: 'save-panel', popover: 'auto', tabIndex: -1 },
    title,
    problemLine,
    choices,
    newListForm,
  )
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-labelledby', title.id)
  const id = newListId()
  let isBusy = false

  const runAction = async (work: Promise<SaveOutcome>, result: ListPanelResult): Promise<void> => {
    if (isBusy) return
    isBusy = true
    panel.setAttribute('aria-busy', 'true')
    const outcome = await work
    isBusy = false
    panel.removeAttribute('aria-busy')
    if (outcome !== 'done') {
      problemLine.textContent = words.problem[outcome]
      return
    }
    panel.hidePopover()
    onDone(result)
  }
  for (const list of lists) {
    const choice = createElement(
      'button',
      { type: 'button', className: 'list-choice' },
      createElement('span', { className: 'list-choice-name', textContent: list.name }),
      createElement('span', { className: 'meta', textContent: listStateText(list) }),
    )
    choice.setAttribute('aria-pressed', String(list.has))
    choice.addEventListener('click', () => {
      const isElsewhere = lists.some((other) => other.has && other.id !== list.id)
      void runAction(account.setSaved(path, !list.has, list.id), {
        text: list.has ? words.removedFrom(name, list.name) : words.savedOn(name, list.name),
        list: list.id,
        isSaved: !list.has || isElsewhere,
      })
    })
    choices.append(createElement('li', {}, choice))
  }
  newListForm.addEventListener('submit', (event) => {
    event.preventDefault()
    const listName = nameField.value.trim()
    void runAction(account.createList(id, listName, path), {
      text: words.savedOn(name, listName),
      list: id,
      isSaved: true,
    })
  })
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return
    if (panel.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    panel.remove()
  })
  document.body.append(panel)
  panel.showPopover()
  positionPanel(panel, button)
  choices.querySelector('button')?.focus()
}
