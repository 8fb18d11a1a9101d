import type { PageRow } from './page-row.ts'

/**
 * Whether scripts of others may be on a page, as far as its visitor allows them: on pages of the guide and of search alone. A
 * page that is one visitor's, one whose address is a secret, and one that nobody knows of has none, whatever was allowed.
 * @param row of the page; null for an address that leads nowhere
 */
export const allowsThirdPartyScripts = (row: PageRow | null): boolean =>
  row !== null && (row.caching === 'public' || row.isOpenToThirdParties === true)
