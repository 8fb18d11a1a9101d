import { isPlainClick } from '#client/kit/is-plain-click.ts'
import { setOutsideInert, trapFocus } from '#client/kit/modal-focus.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import {
  clearSheetEntry,
  isAtSheetEntry,
  isPoppingSheetEntry,
  popSheetEntry,
  pushSheetEntry,
} from './sheet-history.ts'
import { SITE_CLIENT_WORDS } from './words/site-client-words.ts'

/** Following a link of the sheet replaces the history entry that opening the sheet added. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || !isAtSheetEntry() || event.defaultPrevented) return
  if (!isPlainClick(event)) return
  event.preventDefault()
  location.replace(link.href)
}

/** On desktop the same element is no dialog, so it has the dialog role only while it is open as a sheet. */
function setDialogRole(sheet: HTMLElement, label: string | null): void {
  if (label === null) for (const name of ['role', 'aria-modal', 'aria-label']) sheet.removeAttribute(name)
  else Object.assign(sheet, { role: 'dialog', ariaModal: 'true', ariaLabel: label })
}

/**
 * A popover that covers a phone's screen as a modal dialog: the page behind it is inert, Tab cycles inside, Back closes
 * it. It opens without script; Escape, the initial focus (`autofocus`) and returning the focus are handled by the
 * popover.
 * @param label accessible name of the dialog
 * @param desktopQuery media query under which the same element is part of the page
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
      // Safari does not focus a button on tap, so the popover has no element to return the focus to.
      if (document.activeElement === document.body) opener?.focus()
    }
  }
  const close = (): void => {
    if (isOpen()) sheet.hidePopover()
  }
  sheet.addEventListener('beforetoggle', (event) => {
    // The focus can return to the opener only when the opener is not inert.
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
    // A sheet that was reopened before its history entry was popped needs a new entry.
    if (isPoppingSheetEntry()) {
      if (isOpen()) pushSheetEntry()
    } else if (!isAtSheetEntry()) close()
  })
  window.addEventListener('pagehide', close)
  desktopQuery.addEventListener('change', close)
  if (isOpen()) update()
}

/** Starts the sheets of the header. A page that was left with an open sheet is restored with the sheet closed. */
export function startModalSheets(header: Element, desktopQuery: MediaQueryList): void {
  const words = pageWordsOf(SITE_CLIENT_WORDS)
  const sheets = [
    { label: words.menu, selector: '.site-nav' },
    { label: words.search, selector: '.search-panel' },
  ]
  for (const { label, selector } of sheets) {
    const sheet = header.querySelector<HTMLElement>(selector)
    if (sheet !== null) startModalSheet(sheet, label, desktopQuery)
  }
  const clearEntry = (): void => {
    if (header.querySelector(':popover-open') === null) clearSheetEntry()
  }
  clearEntry()
  window.addEventListener('pageshow', clearEntry)
}
