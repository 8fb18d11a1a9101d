import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import type { Product, WebElement } from '#isomorphic/measuring/tracking-events.ts'

const MAX_TEXT = 100

/** Parts of the page by selector, innermost first; `data-track-location` says it outright. */
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

/** Who is signed in. */
const VISITOR_NAMES = '[data-session-name], [data-session-initial]'

const isPrivate = (element: Element): boolean =>
  privatePagePrefixOf(location.pathname) !== null && element.closest('main') !== null

/**
 * What the element says to those who see it, without the words for those who do not. Names of visitors and what they wrote
 * themselves, such as the names of their lists, are left out.
 */
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

/** From 1, among the items of the list that it stands in; 0 outside lists. */
function positionOf(element: Element): number {
  const item = element.closest('li')
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 0
}

/** What an event says about the element that it happened on. */
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

/** What the shop sells behind a link: the guidebook of a place, or a collection. */
export function describeProduct(link: HTMLAnchorElement): Product {
  const path = new URL(link.href).pathname
  const place = link.closest('.guidebook')?.querySelector('.guidebook-cover b')?.textContent
  if (place != null) return { productId: location.pathname, name: place, category: 'guidebook' }
  return { productId: path, name: textOf(link).slice(0, MAX_TEXT), category: 'collection' }
}
