import { pageWordsOf } from '#client/kit/page-language.ts'
import { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { createElement } from './create-element.ts'
import type { PanelContext, PanelPart } from './panel-context.ts'
import type { PlacedList } from './placement-keeper.ts'

const words = pageWordsOf(CHANGE_PANEL_WORDS)
const MAX_NAME_LENGTH = 60

/** A list as a checkbox with its name and count as a caption. */
function createChoice(
  list: PlacedList,
  { page, keeper, lists, setLists, report }: PanelContext,
): HTMLElement {
  const box = createElement('input', { type: 'checkbox', checked: list.has, name: 'list', value: list.id })
  box.addEventListener('change', () => {
    const isOn = box.checked
    const show = (has: boolean): void => {
      box.checked = has
      const step = has ? 1 : -1
      setLists(
        lists().map((other) =>
          other.id === list.id && other.has !== has ? { ...other, has, count: other.count + step } : other,
        ),
      )
    }
    show(isOn)
    void keeper.setOn(page.path, list.id, isOn).then((outcome) => {
      if (!report(outcome)) show(!isOn)
    })
  })
  const count = createElement('span', { className: 'meta', textContent: words.count(list.count) })
  const name = createElement('span', { className: 'list-choice-name', textContent: list.name, dir: 'auto' })
  return createElement('li', {}, createElement('label', { className: 'list-choice' }, box, name, count))
}

function createNewListForm(choices: HTMLElement, context: PanelContext): HTMLElement {
  const { page, keeper, lists, setLists, report } = context
  const field = createElement('input', {
    className: 'input',
    id: 'save-panel-name',
    required: true,
    maxLength: MAX_NAME_LENGTH,
    placeholder: words.nameExample,
    autocomplete: 'off',
  })
  const button = createElement('button', {
    className: 'button button-ghost',
    type: 'submit',
    textContent: words.create,
  })
  const form = createElement(
    'form',
    { className: 'save-panel-new' },
    createElement('label', { className: 'field', htmlFor: field.id, textContent: words.newList }),
    createElement('div', { className: 'save-panel-row' }, field, button),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = field.value.trim()
    if (name === '' || button.disabled) return
    button.disabled = true
    void keeper.createList(name, page.path).then(({ outcome, id }) => {
      button.disabled = false
      if (!report(outcome)) return
      const created = { id, name, count: 1, has: true, note: '', showsNote: false }
      setLists([created, ...lists()])
      const choice = createChoice(created, context)
      choices.prepend(choice)
      field.value = ''
      choice.querySelector('input')?.focus()
    })
  })
  return form
}

/** The lists of the visitor, each with a checkbox, and a form for a new one. */
export const listsPart: PanelPart = (context) => {
  const choices = createElement('ul', { className: 'list-choices' })
  choices.append(...context.lists().map((list) => createChoice(list, context)))
  const legend = createElement('legend', { textContent: words.lists })
  const group = createElement('fieldset', {}, legend, choices)
  return createElement('div', {}, group, createNewListForm(choices, context))
}
