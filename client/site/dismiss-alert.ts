import { addDismissedAlert } from '#isomorphic/alerts/dismissed-alerts.ts'
import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import type { LayoutData } from './layout-store.ts'

/** For a week (S9.5); the worker sets the same when there is no script. */
const MAX_AGE_S = 604_800
const COOKIE_ATTRIBUTES = `; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`

const findBar = (): HTMLElement | null => document.querySelector('.alert-bar')

function storeDismissal(version: string): void {
  const dismissedVersions = findUniqueCookie(parseCookieHeader(document.cookie), 'alertVersion')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `alertDismissed=true${COOKIE_ATTRIBUTES}`
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `alertVersion=${addDismissedAlert(dismissedVersions, version)}${COOKIE_ATTRIBUTES}`
}

/** Closes the bar without leaving the page; the focus goes to the page's beginning, where the bar was. */
export function startAlertDismissal(): void {
  const bar = findBar()
  bar?.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    storeDismissal(bar.dataset['version'] ?? '')
    bar.remove()
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

/**
 * Takes away the bar of a page that comes back when it was closed, or its alert taken back, in the meantime. An alert
 * newer than the page waits for the next page, where it has its room.
 */
export function removeExpiredAlert({ alertsOn }: LayoutData): void {
  const bar = findBar()
  if (bar !== null && !alertsOn.includes(bar.dataset['version'] ?? '')) bar.remove()
}
