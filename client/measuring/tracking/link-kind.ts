/** Target of a link, as measuring distinguishes it. */
export type LinkKind = 'internal' | 'cart' | 'guidebook' | 'shop' | 'external'

/** Origin of the shop, from the cart link that every page has. */
function shopOrigin(): string | null {
  const cart = document.querySelector<HTMLAnchorElement>('a[href$="/cart"]')
  return cart?.origin ?? null
}

export function linkKindOf(link: HTMLAnchorElement): LinkKind {
  if (!/^https?:$/.test(link.protocol) || link.origin === location.origin) return 'internal'
  if (link.origin !== shopOrigin()) return 'external'
  if (link.pathname.endsWith('/cart')) return 'cart'
  return link.closest('.guidebook') === null ? 'shop' : 'guidebook'
}
