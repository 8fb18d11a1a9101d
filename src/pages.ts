import { ACCOUNT_PAGES } from './account/account-pages.ts'
import { ADMIN_PAGES } from './admin/admin-pages.ts'
import { ARCHIVE_PAGES } from './campaigns/archive/archive-pages.ts'
import { GUIDE_PAGES } from './guide/guide-pages.ts'
import { LIBRARY_PAGES } from './library/library-pages.ts'
import { MAP_PAGES } from './maps/map-pages.ts'
import { CONSENT_PAGES } from './measuring/consent-pages.ts'
import { MISTAKE_PAGES } from './mistakes/mistake-pages.ts'
import { NEWSLETTER_PAGES } from './newsletter/newsletter-pages.ts'
import { OFFLINE_PAGES } from './offline/offline-pages.ts'
import { POSTER_PAGES } from './posters/poster-pages.ts'
import { SAVES_PAGES } from './saves/saves-pages.ts'
import { SEARCH_PAGES } from './search/search-pages.ts'
import type { PageRow } from './site/page-row.ts'
import { TRIP_PAGES } from './trips/trips-pages.ts'
import { WHERE_PAGES } from './where/where-pages.ts'

/**
 * The table of pages: one row per page or family of pages, declared in its feature. Everything that enumerates pages
 * reads it: page cache, social cards, alert, stylesheets, sitemap, link check, suggestions for unknown paths, and the
 * checks that visit one page of each kind.
 */
export const PAGES: readonly PageRow[] = [
  ...GUIDE_PAGES,
  ...WHERE_PAGES,
  ...SEARCH_PAGES,
  ...NEWSLETTER_PAGES,
  ...ARCHIVE_PAGES,
  ...MISTAKE_PAGES,
  ...CONSENT_PAGES,
  ...OFFLINE_PAGES,
  ...SAVES_PAGES,
  ...TRIP_PAGES,
  ...LIBRARY_PAGES,
  ...ACCOUNT_PAGES,
  ...POSTER_PAGES,
  ...MAP_PAGES,
  ...ADMIN_PAGES,
]
