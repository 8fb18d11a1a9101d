import type { PageRow } from '#src/site/page-row.ts'

/** A page that a file of `content` makes. */
const written = (path: string, further: Partial<PageRow> = {}): PageRow => ({
  path,
  keeps: 'kept',
  isWritten: true,
  isInSitemap: true,
  ...further,
})

/** Pages of the house that are text alone (S2.1). */
export const TEXT_PAGES: readonly PageRow[] = [
  written('/membership'),
  written('/about', {
    name: 'About us',
    otherNames: ['contact', 'contact us', 'team', 'imprint', 'impressum'],
  }),
  written('/about/contribute', { samples: { 'text under another': '/about/contribute' } }),
  written('/press-trade-advertising'),
  written('/legal'),
  written('/legal/privacy-policy', { samples: { text: '/legal/privacy-policy' } }),
  written('/legal/website-terms'),
  written('/legal/first-order'),
  written('/consumer-health-data-privacy-policy'),
]

export const CAMPAIGN_PAGE: PageRow = written('/campaigns/:slug', {
  samples: { campaign: '/campaigns/offseason-travel' },
})

export const SITE_INDEX_PAGE: PageRow = {
  path: '/sitemaps',
  keeps: 'kept',
  isInSitemap: true,
  name: 'All pages',
  otherNames: ['sitemap', 'site map'],
  samples: { 'site index': '/sitemaps' },
}

export const HOUSE_PAGES: readonly PageRow[] = [...TEXT_PAGES, CAMPAIGN_PAGE, SITE_INDEX_PAGE]
