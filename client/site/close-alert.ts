import type { LayoutData } from './layout-store.ts'

/** For a week (S9.5); the worker sets the same when there is no script. */
const MAX_AGE_S = 604_800
const FOREVER = `; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`

function remember(version: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `alertDismissed=true${FOREVER}`
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `alertVersion=${version}${FOREVER}`
}

/** Closes the bar without leaving the page; the focus goes to the page's beginning, where the bar was. */
function closeInPlace(bar: HTMLElement): void {
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    remember(bar.dataset['version'] ?? '')
    bar.remove()
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

function buildBar(html: string, version: string): HTMLElement {
  const bar = document.createElement('section')
  bar.className = 'alert-bar alert-late'
  bar.ariaLabel = 'Notice'
  bar.dataset['version'] = version
  bar.innerHTML =
    '<form class="wrap"><p role="status"></p><button class="icon-button" type="submit" aria-label="Close this notice">' +
    '<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5 5 19"/></svg>' +
    '</button></form>'
  const text = bar.querySelector('p')
  // The worker cleaned this markup (M1.17).
  if (text !== null) text.innerHTML = html
  return bar
}

/**
 * The bar that came with the page closes in place; an alert newer than the page appears at the foot of the screen,
 * where it moves nothing.
 */
export function updateAlertBar(layout: LayoutData | null): void {
  const bar = document.querySelector<HTMLElement>('.alert-bar')
  if (bar !== null) closeInPlace(bar)
  if (bar !== null || layout === null || layout.alert === null || layout.alertDismissed) return
  const late = buildBar(layout.alert, layout.alertVersion ?? '')
  closeInPlace(late)
  document.querySelector('.site-header')?.before(late)
}
