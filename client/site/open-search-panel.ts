import { keepFocusInside, setInert } from '#client/kit/modal-focus.ts'

/** Everything behind the panel where it covers the screen. */
const BEHIND =
  '.skip-link, .alert-bar, main, .site-footer, .header-bar > :not(.header-tools), .header-tools > :not(.search-menu)'

/**
 * The search panel beyond what every menu of the header does: the box takes the focus when a press opened it, the
 * `close-search` event closes it (S2.9), and on a phone, where it covers the screen, it is a modal dialog.
 */
export function startSearchPanel(menu: HTMLDetailsElement, isDesk: () => boolean): void {
  const summary = menu.querySelector('summary')
  const close = (): void => {
    if (menu.contains(document.activeElement)) summary?.focus()
    menu.open = false
  }
  const focusBox = (): void => menu.querySelector('input')?.focus()
  let isPressed = menu.open

  summary?.addEventListener('click', () => (isPressed = true))
  menu.addEventListener('toggle', () => {
    setInert(BEHIND, menu.open && !isDesk())
    if (menu.open && isPressed) focusBox()
    isPressed = false
  })
  menu.addEventListener('keydown', (event) => {
    if (isDesk() || !menu.open) return
    keepFocusInside(event, menu)
    // A box with suggestions takes its own Escape first (combobox pattern).
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  document.addEventListener('close-search', close)
  if (menu.open) {
    setInert(BEHIND, !isDesk())
    if (document.activeElement === summary) focusBox()
  }
}
