import type { PageRow } from './page-row.ts'

/**
 * Whether a page may load third-party scripts, with the visitor's consent: only guide and search pages. Private pages,
 * pages with secret URLs and unknown URLs never do, even with consent.
 * @param row row of the page; null for an unknown URL
 */
export const allowsThirdPartyScripts = (row: PageRow | null): boolean =>
  row !== null && (row.caching === 'public' || row.isOpenToThirdParties === true)
