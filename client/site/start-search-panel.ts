import { CAN_HOVER, OPEN_DELAY_MS } from './hover-menus.ts'

/** Read by CSS; before it is set the panel is shown while the focus is inside. */
const STATE_ATTRIBUTE = 'data-state'

/**
 * The panel under the search field on desktop. It opens when the field receives focus or input and when a pointer rests
 * on it; it closes on a press or focus elsewhere, on Escape and on the `close-search` event (S2.9), but not when the
 * pointer leaves. On a phone the same panel is a sheet (client/site/modal-sheet.ts).
 * @param closeMenus closes the other menus of the header, because one is open at a time
 */
export function startSearchPanel(
  search: HTMLElement,
  isDesktop: () => boolean,
  closeMenus: () => void,
): void {
  const field = search.querySelector('input')
  const panel = search.querySelector<HTMLElement>('.search-panel')
  const hover = window.matchMedia(CAN_HOVER)
  let timer = 0

  const isOpen = (): boolean => search.getAttribute(STATE_ATTRIBUTE) === 'open'
  const setState = (state: 'open' | 'closed'): void => {
    clearTimeout(timer)
    if (state === 'open') closeMenus()
    search.setAttribute(STATE_ATTRIBUTE, state)
  }
  const open = (): void => {
    if (isDesktop() && !isOpen()) setState('open')
  }
  const close = (): void => setState('closed')
  const isElsewhere = (target: EventTarget | null): boolean =>
    target instanceof Node && !search.contains(target)

  for (const type of ['focus', 'pointerdown', 'input'] as const) field?.addEventListener(type, open)
  const scheduleOpen = (): void => {
    if (hover.matches) timer = window.setTimeout(open, OPEN_DELAY_MS)
  }
  search.addEventListener('pointerenter', scheduleOpen)
  search.addEventListener('pointerleave', () => clearTimeout(timer))
  search.addEventListener('keydown', (event) => {
    // A field with suggestions handles Escape first (combobox pattern).
    if (event.key !== 'Escape' || !isOpen()) return
    field?.focus()
    close()
  })
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (isElsewhere(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (isElsewhere(target)) close()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    // The panel was opened by a pointer and the focus is elsewhere.
    if (key === 'Escape' && isElsewhere(target)) close()
  })
  document.addEventListener('close-search', () => {
    close()
    if (panel?.matches(':popover-open')) panel.hidePopover()
  })
  window.addEventListener('pagehide', close)
  setState(isDesktop() && search.matches(':focus-within') ? 'open' : 'closed')
  if (search.matches(':hover')) scheduleOpen()
}
