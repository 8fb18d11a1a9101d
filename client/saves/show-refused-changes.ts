import { pageWordsOf } from '#client/kit/page-language.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { describeRefusedChange } from './describe-refused-change.ts'
import type { RefusedChange, RefusedChanges } from './refused-changes.ts'
import { REFUSED_CHANGES_WORDS } from './words/refused-changes-words.ts'

const words = pageWordsOf(REFUSED_CHANGES_WORDS)

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

async function copyText(element: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '')
    showStatusMessage(words.copied, null)
  } catch {
    getSelection()?.selectAllChildren(element)
    showStatusMessage(words.notCopied, null)
  }
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', 'button button-ghost', label)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

function createEntry(change: RefusedChange, onDiscard: () => void): HTMLLIElement {
  const view = describeRefusedChange(change)
  const entry = createElement('li', 'refused-change')
  entry.append(createElement('h3', 'lead', view.title))
  const actions = createElement('p', 'actions')
  if (view.text !== '') {
    const text = createElement('p', 'serif saved-note', view.text)
    text.dir = 'auto'
    entry.append(text)
    actions.append(createButton(words.copy, () => void copyText(text)))
  }
  actions.append(createButton(words.discard, onDiscard))
  entry.append(createElement('p', 'meta', view.reason), actions)
  return entry
}

/**
 * Lists the changes of an account that were made offline and not applied, with what was typed and why; its owner copies
 * or discards each.
 * @param section hidden while there is none
 */
export async function showRefusedChanges(
  section: HTMLElement,
  owner: string,
  store: RefusedChanges,
): Promise<void> {
  const changes = await store.list(owner).catch(() => [])
  const title = createElement('h2', 'h3', words.title)
  title.tabIndex = -1
  const list = createElement('ul', 'refused-changes')
  const hideWhenEmpty = (): void => {
    section.hidden = list.childElementCount === 0
  }
  for (const change of changes) {
    const entry = createEntry(change, () => {
      void store.remove([change.key]).then(() => {
        entry.remove()
        hideWhenEmpty()
        showStatusMessage(words.discarded, null)
        // The page's lists follow the section, which is hidden after the last one.
        const next = section.hidden ? section.nextElementSibling : title
        if (next instanceof HTMLElement) next.focus()
      })
    })
    list.append(entry)
  }
  section.replaceChildren(title, createElement('p', '', words.lead), list)
  hideWhenEmpty()
}
