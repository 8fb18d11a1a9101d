import { setOutsideInert, trapFocus } from '#client/kit/modal-focus.ts'
import {
  clearSheetEntry,
  isAtSheetEntry,
  isPoppingSheetEntry,
  popSheetEntry,
  pushSheetEntry,
} from './sheet-history.ts'

/** A link of the sheet takes the place of the step that opening added. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || !isAtSheetEntry() || event.defaultPrevented) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(link.href)
}

/** On a desk the same element is no dialog, so it is one while it is open alone. */
function setDialogRole(sheet: HTMLElement, label: string | null): void {
  if (label === null) for (const name of ['role', 'aria-modal', 'aria-label']) sheet.removeAttribute(name)
  else Object.assign(sheet, { role: 'dialog', ariaModal: 'true', ariaLabel: label })
}

/**
 * A popover that covers a phone, as a modal dialog: the page behind it inert, Tab going round inside, Back closing it.
 * It opens without script; Escape, the focus that goes in (`autofocus`) and back are the popover's own.
 * @param label what it is called when it is a dialog
 * @param desktopQuery where the same element is part of the page
 */
function startModalSheet(sheet: HTMLElement, label: string, desktopQuery: MediaQueryList): void {
  const isOpen = (): boolean => sheet.matches(':popover-open')
  const opener = document.querySelector<HTMLElement>(`.header-tools [popovertarget="${sheet.id}"]`)
  const setModal = (isModal: boolean): void => {
    setDialogRole(sheet, isModal ? label : null)
    setOutsideInert(sheet, isModal)
  }
  const update = (): void => {
    setModal(isOpen())
    if (isOpen()) pushSheetEntry()
    else {
      popSheetEntry()
      // Safari does not focus a button that is tapped, so there was nothing to give the focus back to.
      if (document.activeElement === document.body) opener?.focus()
    }
  }
  const close = (): void => {
    if (isOpen()) sheet.hidePopover()
  }
  sheet.addEventListener('beforetoggle', (event) => {
    // The focus returns to what opened the sheet only when that is not inert.
    if (event.newState === 'closed') setModal(false)
  })
  sheet.addEventListener('toggle', update)
  sheet.addEventListener('keydown', (event) => {
    if (isOpen()) trapFocus(event, sheet)
  })
  sheet.addEventListener('click', (event) => {
    if (isOpen()) followLink(event)
  })
  window.addEventListener('popstate', () => {
    // A sheet that was opened again before its step was gone has a step anew.
    if (isPoppingSheetEntry()) {
      if (isOpen()) pushSheetEntry()
    } else if (!isAtSheetEntry()) close()
  })
  window.addEventListener('pagehide', close)
  desktopQuery.addEventListener('change', close)
  if (isOpen()) update()
}

/** Starts the sheets of the header. A page that was left with one open comes back with it closed. */
export function startModalSheets(header: Element, desktopQuery: MediaQueryList): void {
  const sheets = { Menu: '.site-nav', Search: '.search-panel' }
  for (const [label, selector] of Object.entries(sheets)) {
    const sheet = header.querySelector<HTMLElement>(selector)
    if (sheet !== null) startModalSheet(sheet, label, desktopQuery)
  }
  const clearEntry = (): void => {
    if (header.querySelector(':popover-open') === null) clearSheetEntry()
  }
  clearEntry()
  window.addEventListener('pageshow', clearEntry)
}
