import { carryFields } from './carry-fields.ts'
import { startDragOrder } from './drag-order.ts'
import { clearUnsent, reloadOrKeepText } from './keep-typed-text.ts'
import { startNoteAutosave } from './note-autosave.ts'
import { type FormAnswer, postForm } from './post-form.ts'
import { expectStoredNote, setNoteBase, takeStoredNote } from './stored-note-of-form.ts'

/** Part of a page whose forms respond with the same page; the part is replaced without navigation. */
const REGION = '[data-live-forms]'
const ITEM = '[data-path]'

/**
 * Dispatched at the region when the site does not take a form; `detail` is its data. A listener that handles the form
 * cancels the event.
 */
export const UNREACHABLE_EVENT = 'fernway:unreachable'

/** Actions after which the item is somewhere else on the page. */
const JUMPS = new Set(['first', 'last', 'position'])

type PressedControl = {
  readonly name: string
  readonly value: string
  readonly path: string | undefined
  /** Index of the item that contains the control; -1 outside of items. */
  readonly index: number
}

/** What identifies an item: its attribute, or where that is empty its ID. */
const pathOf = ({ dataset, id }: HTMLElement): string => dataset['path'] || id

const itemsOf = (region: HTMLElement): readonly HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>(ITEM),
]

function describePressedControl(region: HTMLElement, submitter: HTMLElement | null): PressedControl | null {
  if (!(submitter instanceof HTMLButtonElement)) return null
  const { name, value } = submitter
  const item = submitter.closest<HTMLElement>(ITEM)
  const index = item === null ? -1 : itemsOf(region).indexOf(item)
  return { name, value, path: item === null ? undefined : pathOf(item), index }
}

/** The element to focus after an update: the control that was pressed, else the notice, else the region. */
function findFocus(region: HTMLElement, pressed: PressedControl | null): HTMLElement | null {
  const items = itemsOf(region)
  const item = items.find((one) => pathOf(one) === pressed?.path)
  const notice = region.querySelector<HTMLElement>('.notice')
  // The item was removed: focus the link of the item now at its index, not a button, which would remove that item too.
  if (pressed?.path !== undefined && item === undefined)
    return items[Math.min(pressed.index, items.length - 1)]?.querySelector('a') ?? notice ?? region
  const selector = `button[name="${pressed?.name}"]`
  const same = [...(item ?? region).querySelectorAll<HTMLButtonElement>(selector)]
  const exact = same.find(({ value }) => value === pressed?.value)
  // At an end of the list the button is disabled; its sibling moves the item back.
  const usable = exact?.disabled ? exact.parentElement?.querySelector<HTMLElement>('button:enabled') : exact
  // The pressed control is inside a popover that is closed now: focus the button that opens it.
  if (usable?.checkVisibility() === false)
    return item?.querySelector<HTMLElement>('[popovertarget]') ?? region
  return usable ?? notice ?? region
}

/** The site answers, but what the form needs does not: a page about that would replace what is typed. */
const isOutage = ({ status }: Response): boolean => status >= 500

/** @returns false for the page of an outage, which is not shown */
function replaceRegion(
  region: HTMLElement,
  { response, html }: FormAnswer,
  pressed: PressedControl | null,
  carry: () => boolean,
): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const newRegion = page.querySelector<HTMLElement>(REGION)
  if (newRegion === null) {
    if (isOutage(response)) return false
    location.assign(response.url)
    return true
  }
  region.replaceChildren(...newRegion.childNodes)
  const { pathname } = new URL(response.url)
  // A form that fails validation responds at its action URL, which is no page.
  if (response.redirected) history.replaceState(history.state, '', pathname)
  document.title = page.title
  const focus = carry() ? null : findFocus(region, pressed)
  focus?.focus({ preventScroll: pressed?.path !== undefined })
  if (JUMPS.has(pressed?.value ?? '')) focus?.closest(ITEM)?.scrollIntoView({ block: 'nearest' })
  const liveStatus = document.querySelector('[data-live-status]')
  if (liveStatus !== null) liveStatus.textContent = region.querySelector('.notice p')?.textContent ?? ''
  return true
}

/**
 * Handles a form when the site cannot be reached.
 * @param action URL of the form
 * @returns true if the form was handled, so that the page is not reloaded; null when the visitor has to sign in
 */
export type UnreachableHandler = (
  region: HTMLElement,
  action: string,
  body: FormData,
) => Promise<boolean | null>

async function submitForm(
  region: HTMLElement,
  form: HTMLFormElement,
  body: FormData,
  pressed: PressedControl | null,
  onUnreachable: UnreachableHandler,
) {
  clearUnsent(form)
  setNoteBase(form, body)
  region.setAttribute('aria-busy', 'true')
  const answer = await postForm(form.action, body)
  region.removeAttribute('aria-busy')
  if (answer !== null && replaceRegion(region, answer, pressed, carryFields(region, form, body))) return
  const unreachable = new CustomEvent(UNREACHABLE_EVENT, { detail: body, cancelable: true })
  if (!region.dispatchEvent(unreachable)) return
  const isHandled = await onUnreachable(region, form.action, body).catch(() => false)
  // The site has the form, and goes on with it once the visitor has signed in.
  if (isHandled === null) location.reload()
  else if (!isHandled) reloadOrKeepText(form)
}

/** Saves the note of a form without replacing the region, in which the visitor types. */
async function saveNote(
  region: HTMLElement,
  form: HTMLFormElement,
  onUnreachable: UnreachableHandler,
): Promise<'saved' | 'pending' | 'failed'> {
  const body = new FormData(form)
  body.set('do', 'note')
  setNoteBase(form, body)
  const takeBack = expectStoredNote(form, body)
  const answer = await postForm(form.action, body)
  if (answer?.response.ok === true) {
    takeStoredNote(form, body, answer.html)
    return 'saved'
  }
  takeBack()
  if (answer !== null) return 'failed'
  return (await onUnreachable(region, form.action, body).catch(() => false)) ? 'pending' : 'failed'
}

/** Reorders items by dragging; the buttons of an item do the same, and are what the keyboard uses. */
function startDragging(region: HTMLElement, onUnreachable: UnreachableHandler): void {
  startDragOrder(region, {
    itemSelector: ITEM,
    handleSelector: '[data-drag-handle]',
    mouseSelector: '[data-orderable] .print',
    onMoved: (item, index, list) => {
      const form = item.querySelector('form')
      if (form === null) return
      const body = new FormData()
      body.set('do', 'place')
      body.set('path', pathOf(item))
      body.set('index', String(index))
      if (list !== undefined) body.set('day', list)
      const pressed = { name: '', value: '', path: pathOf(item), index }
      void submitForm(region, form, body, pressed, onUnreachable)
    },
  })
}

/**
 * Submits the forms of a region without navigation; `data-live-forms="on"` says that it does.
 * @param onUnreachable called when the site cannot be reached
 */
export function startLiveForms(region: HTMLElement, onUnreachable: UnreachableHandler): void {
  region.dataset['liveForms'] = 'on'
  region.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return
    // A GET form navigates to another page.
    if (event.target.method === 'get') return
    event.preventDefault()
    const body = new FormData(event.target, event.submitter)
    void submitForm(
      region,
      event.target,
      body,
      describePressedControl(region, event.submitter),
      onUnreachable,
    )
  })
  startDragging(region, onUnreachable)
  startNoteAutosave(region, (form) => saveNote(region, form, onUnreachable))
}
