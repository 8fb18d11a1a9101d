/** Where a link leads, as far as measuring tells apart. */
export type LinkKind = 'internal' | 'cart' | 'guidebook' | 'shop' | 'external'

/** Origin of the shop: that of the cart link, which every page has. */
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
