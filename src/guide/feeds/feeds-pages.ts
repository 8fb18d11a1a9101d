import type { PageRow } from '#src/site/page-row.ts'

const filePage = (path: string, overrides: Partial<PageRow> = {}): PageRow => ({
  path,
  caching: 'public',
  isFile: true,
  ...overrides,
})

/** Route pattern of the sitemap parts. */
export const SITEMAP_PART_ROUTE = '/:file{sitemap-[0-9]+\\.xml}'

/** RFC 9116, section 3. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Files for feed readers and crawlers. */
export const FEEDS_PAGES: readonly PageRow[] = [
  filePage('/feeds/articles.rss', { name: 'Feed of stories', otherNames: ['feed', 'feeds', 'rss', 'atom'] }),
  filePage('/feeds/articles.atom'),
  filePage('/robots.txt'),
  filePage(SECURITY_TXT),
  filePage('/sitemap.xml'),
  filePage(SITEMAP_PART_ROUTE),
]
