import type { PageRow } from '#src/site/page-row.ts'

/** A page generated from a file of `content`. */
const contentPage = (path: string, overrides: Partial<PageRow> = {}): PageRow => ({
  path,
  caching: 'public',
  isContentDriven: true,
  isInSitemap: true,
  ...overrides,
})

/** Pages that consist of text only (S2.1). */
export const TEXT_PAGES: readonly PageRow[] = [
  contentPage('/membership'),
  contentPage('/about', {
    name: 'About us',
    otherNames: ['contact', 'contact us', 'team', 'imprint', 'impressum'],
  }),
  contentPage('/about/contribute', { samples: { 'text under another': '/about/contribute' } }),
  contentPage('/press-trade-advertising'),
  contentPage('/legal'),
  contentPage('/legal/privacy-policy', { samples: { text: '/legal/privacy-policy' } }),
  contentPage('/legal/website-terms'),
  contentPage('/legal/first-order'),
  contentPage('/consumer-health-data-privacy-policy'),
]

export const COLLECTION_PAGE: PageRow = contentPage('/campaigns/:slug', {
  samples: { campaign: '/campaigns/offseason-travel' },
})

export const SITE_INDEX_PAGE: PageRow = {
  path: '/sitemaps',
  caching: 'public',
  isInterfaceOnly: true,
  isInSitemap: true,
  name: 'All pages',
  otherNames: ['sitemap', 'site map'],
  samples: { 'site index': '/sitemaps' },
}

/** Redirects to the shop (src/guide/usual-address-routes.ts), and is a result of the search. */
const BOOKS_PAGE: PageRow = { path: '/books', caching: 'private', isFile: true }

export const INFORMATION_PAGES: readonly PageRow[] = [
  ...TEXT_PAGES,
  COLLECTION_PAGE,
  SITE_INDEX_PAGE,
  BOOKS_PAGE,
]
