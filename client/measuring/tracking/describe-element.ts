import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { Product, WebElement } from '#isomorphic/measuring/tracking-events.ts'

const MAX_TEXT = 100

/** Page areas by selector, innermost first; `data-track-location` overrides them. */
const LOCATIONS: readonly (readonly [selector: string, location: string])[] = [
  ['.nav-promo', 'promo'],
  ['.language-menu', 'language menu'],
  ['.guidebook', 'guidebook card'],
  ['[role="search"], search', 'search'],
  ['.nav-section, .nav-panel', 'navigation'],
  ['.rail', 'rail'],
  ['.band', 'closing band'],
  ['.alert-bar', 'alert'],
  ['.site-header', 'header'],
  ['.site-footer', 'footer'],
  ['main', 'main'],
]

function locationOf(element: Element): string {
  const marked = element.closest<HTMLElement>('[data-track-location]')
  if (marked !== null) return marked.dataset['trackLocation'] ?? ''
  return LOCATIONS.find(([selector]) => element.closest(selector) !== null)?.[1] ?? 'page'
}

/** Elements with the name of the signed-in visitor. */
const VISITOR_NAMES = '[data-session-name], [data-session-initial]'

const isPrivate = (element: Element): boolean =>
  privatePagePrefixOf(location.pathname) !== null && element.closest('main') !== null

/** Visible text or label of an element. Visitor names and texts by visitors, such as names of lists, are omitted. */
function textOf(element: Element): string {
  if (isPrivate(element)) return ''
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const copy = element.cloneNode(true) as Element
  for (const name of copy.querySelectorAll(VISITOR_NAMES)) name.remove()
  const fullText = copy.textContent ?? ''
  for (const hidden of copy.querySelectorAll('.visually-hidden, svg')) hidden.remove()
  return (copy.textContent?.trim() || fullText).trim().replace(/\s+/g, ' ')
}

function typeOf(element: Element): string {
  const { trackType } = (element as HTMLElement).dataset
  if (trackType !== undefined) return trackType
  if (element.matches('.nav-promo, .print a, .print, .place-row, .place-result')) return 'card'
  if (element.matches('a')) return 'link'
  if (element.matches('button, summary')) return 'button'
  return element.localName
}

/** Position in the closest list, from 1; 0 outside lists. */
function positionOf(element: Element): number {
  const item = element.closest('li')
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 0
}

/** Describes the element of an event. */
export function describeElement(element: Element): WebElement {
  const heading = element.matches('a, button, summary, [data-track]')
    ? element
    : (element.querySelector('h1, h2, h3, b') ?? element)
  return {
    location: locationOf(element),
    position: positionOf(element),
    elementType: typeOf(element),
    text: textOf(heading).slice(0, MAX_TEXT),
    htmlId: element.id,
  }
}

/** Product of a shop link: the guidebook of a place, or a collection. */
export function describeProduct(link: HTMLAnchorElement): Product {
  const path = new URL(link.href).pathname
  const place = link.closest('.guidebook')?.querySelector('.guidebook-cover b')?.textContent
  if (place != null) return { productId: location.pathname, name: place, category: 'guidebook' }
  return { productId: path, name: textOf(link).slice(0, MAX_TEXT), category: 'collection' }
}
