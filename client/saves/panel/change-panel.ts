import { pageWordsOf } from '#client/kit/page-language.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { openBrowserLists } from '#client/saves/device/open-browser-lists.ts'
import type { Press, PressResultTools } from '#client/saves/press.ts'
import type { SignedInSaves } from '#client/saves/signed-in-saves.ts'
import { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { createAccountKeeper } from './account-keeper.ts'
import { createElement } from './create-element.ts'
import { createDeviceKeeper } from './device-keeper.ts'
import { listsPart } from './lists-part.ts'
import { notePart } from './note-part.ts'
import type { PanelContext, PanelPart } from './panel-context.ts'
import type { PlacedList, PlacementKeeper, PlacementOutcome } from './placement-keeper.ts'
import { tripPart } from './trip-part.ts'

const GAP_PX = 8
const words = pageWordsOf(CHANGE_PANEL_WORDS)

/** The parts of the panel, from top to bottom. A feature that places pages elsewhere adds its part here. */
const PANEL_PARTS: readonly PanelPart[] = [listsPart, notePart, tripPart]

/**
 * Positions the panel below its button, or above it where there is more space, aligned with one of its sides; on phones
 * it is at the bottom of the screen (save-panel.css).
 */
function positionPanel(panel: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const flushLeft = Math.max(GAP_PX, Math.min(anchor.left, innerWidth - width - GAP_PX))
  const left = anchor.right - width < GAP_PX ? flushLeft : anchor.right - width
  const fitsBelow = anchor.bottom + GAP_PX + height <= innerHeight
  const above = Math.min(anchor.top - GAP_PX - height, innerHeight - GAP_PX - height)
  const top = fitsBelow && anchor.bottom > 0 ? anchor.bottom + GAP_PX : Math.max(GAP_PX, above)
  panel.style.setProperty('--left', `${left}px`)
  panel.style.setProperty('--top', `${top}px`)
}

function problemText(outcome: PlacementOutcome): string {
  const texts: Readonly<Record<string, string>> = words.problem
  return (Object.hasOwn(texts, outcome) ? texts[outcome] : undefined) ?? words.problem.failed
}

function createPanel(
  { name, path, button }: Press,
  keeper: PlacementKeeper,
  read: readonly PlacedList[],
  onChanged: (lists: readonly PlacedList[]) => void,
): HTMLElement {
  let lists = read
  const listeners: (() => void)[] = []
  const closers: (() => void)[] = []
  const problemLine = createElement('p', { className: 'save-panel-problem' })
  problemLine.setAttribute('role', 'alert')
  const context: PanelContext = {
    page: { path, name },
    keeper,
    lists: () => lists,
    setLists(next) {
      lists = next
      for (const listener of listeners) listener()
      onChanged(lists)
    },
    onLists: (listener) => void listeners.push(listener),
    onClose: (listener) => void closers.push(listener),
    report(outcome) {
      const isStored = outcome === 'done' || outcome === 'pending'
      problemLine.textContent = isStored ? '' : problemText(outcome)
      return isStored
    },
  }
  const title = createElement('h2', { className: 'h3', id: 'save-panel-title', textContent: name })
  const done = createElement('button', { className: 'button', type: 'button', textContent: words.done })
  const panel = createElement(
    'div',
    { className: 'save-panel', popover: 'auto', tabIndex: -1 },
    title,
    problemLine,
  )
  panel.append(...PANEL_PARTS.map((part) => part(context)), done)
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-labelledby', title.id)
  done.addEventListener('click', () => panel.hidePopover())
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return
    for (const close of closers) close()
    if (panel.contains(document.activeElement) || document.activeElement === document.body) button.focus()
    panel.remove()
    const names = lists.flatMap((list) => (list.has ? [list.name] : []))
    showStatusMessage(names.length === 0 ? words.onNone(name) : words.isOn(name, names), null)
  })
  return panel
}

/**
 * Opens the panel in which the visitor changes the lists and the note of a saved page. Every change is made at once;
 * Escape and a press outside close the panel as "Done" does, and the note that was typed is saved.
 * @param signedIn null for the saves of this device
 */
export async function openChangePanel(
  press: Press,
  signedIn: SignedInSaves | null,
  { session, showPageSaved }: PressResultTools,
): Promise<void> {
  const owner = session.read().user?.id
  const keeper =
    signedIn === null || owner === undefined
      ? createDeviceKeeper(openBrowserLists())
      : createAccountKeeper(signedIn, owner)
  const lists = await keeper.readLists(press.path)
  if (typeof lists === 'string') return void showStatusMessage(words.cannotRead[lists], null)
  document.querySelector('.save-panel')?.remove()
  // The panel says the same, and more.
  showStatusMessage('', null)
  const panel = createPanel(press, keeper, lists, (changed) =>
    showPageSaved(
      press.path,
      changed.some(({ has }) => has),
    ),
  )
  document.body.append(panel)
  panel.showPopover()
  positionPanel(panel, press.button)
  panel.querySelector('input')?.focus()
}
