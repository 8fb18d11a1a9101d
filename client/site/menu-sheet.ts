import { keepFocusInside, setInert } from '#client/kit/modal-focus.ts'

const MENU_STATE = 'menu'
/** Everything behind the open sheet. */
const BEHIND = '.skip-link, .alert-bar, main, .site-footer, .header-bar > :not(.site-nav)'

const isAtMenu = (): boolean =>
  (history.state as { readonly fernway?: string } | null)?.fernway === MENU_STATE

/** Opening adds a step to the history, so that Back closes; closing otherwise takes the step away again. */
function followHistory(isOpen: boolean): void {
  if (isOpen && !isAtMenu()) history.pushState({ fernway: MENU_STATE }, '')
  else if (!isOpen && isAtMenu()) history.back()
}

const setBehind = (isInert: boolean): void => setInert(BEHIND, isInert)

/** A link of the sheet takes the place of the step that opening added. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || !isAtMenu()) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(link.href)
}

/**
 * The sections on a phone, a popover: what a dialog would do (focus kept inside, the page behind it inert), and Back
 * closes it. Escape, the handle and the return of the focus are the popover's own.
 */
export function startMenuSheet(sheet: HTMLElement, desk: MediaQueryList): void {
  const isOpen = (): boolean => sheet.matches(':popover-open')
  const update = (): void => {
    setBehind(isOpen())
    followHistory(isOpen())
  }
  const close = (): void => {
    if (isOpen()) sheet.hidePopover()
  }
  sheet.addEventListener('beforetoggle', (event) => {
    // The focus returns to the hamburger only when that is not inert.
    if (event.newState === 'closed') setBehind(false)
  })
  sheet.addEventListener('toggle', update)
  sheet.addEventListener('keydown', (event) => {
    if (isOpen()) keepFocusInside(event, sheet)
  })
  sheet.addEventListener('click', (event) => {
    if (isOpen()) followLink(event)
  })
  window.addEventListener('popstate', () => {
    if (!isAtMenu()) close()
  })
  window.addEventListener('pagehide', close)
  desk.addEventListener('change', close)
  if (isOpen()) update()
}
