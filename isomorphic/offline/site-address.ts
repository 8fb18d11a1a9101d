/** Any origin: only addresses of the same site are of interest, and pages name those without an origin. */
const BASE_ORIGIN = 'https://site.invalid'
/** The API and pages of accounts are never stored (R16.1). */
const PRIVATE_ADDRESS = /^\/(?:api|profile|desk)(?:[/?]|$)/

/**
 * Resolves an address that a page or a style sheet names.
 * @param base root-relative address of that page or style sheet
 * @returns root-relative and without a fragment; null for other sites, `data:`, private addresses, and for a fragment
 *   alone, which refers to the page itself
 */
export function toSiteAddress(value: string, base: string): string | null {
  const trimmed = value.trim()
  if (trimmed === '' || trimmed.startsWith('#')) return null
  const url = URL.parse(trimmed, BASE_ORIGIN + base)
  if (url === null || url.origin !== BASE_ORIGIN) return null
  const address = url.pathname + url.search
  return PRIVATE_ADDRESS.test(address) ? null : address
}
