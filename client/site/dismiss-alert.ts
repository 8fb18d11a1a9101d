import { addDismissedAlert } from '#isomorphic/alerts/dismissed-alerts.ts'
import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import type { LayoutData } from './layout-store.ts'

/** One week (S9.5); the worker sets the same cookie without script. */
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

/** Dismisses the alert bar without navigation; the focus moves to the start of the main content. */
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
 * Removes the alert bar of a page restored from the back/forward cache when the alert was dismissed or withdrawn since.
 * A newer alert is shown on the next page, which reserves space for it.
 */
export function removeExpiredAlert({ alertsOn }: LayoutData): void {
  const bar = findBar()
  if (bar !== null && !alertsOn.includes(bar.dataset['version'] ?? '')) bar.remove()
}
