import { CAN_HOVER, OPEN_DELAY_MS } from './hover-menus.ts'

/** What CSS reads; without it, before this has arrived, the panel is there while the focus is inside. */
const STATE_ATTRIBUTE = 'data-state'

/**
 * The panel under the search field of a desk. It opens when the field has the focus, when a pointer rests on it and when
 * something is typed; it closes by a press or the focus elsewhere, by Escape and by the `close-search` event (S2.9), and
 * never because the pointer has left. On a phone the same panel is a sheet (client/site/modal-sheet.ts).
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
    // A field with suggestions takes its own Escape first (combobox pattern).
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
    // Opened by a pointer, the focus still elsewhere.
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
