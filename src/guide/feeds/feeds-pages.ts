import type { PageRow } from '#src/site/page-row.ts'

const file = (path: string, further: Partial<PageRow> = {}): PageRow => ({
  path,
  keeps: 'kept',
  isFile: true,
  ...further,
})

/** Addresses of the sitemap's parts. */
export const SITEMAP_PART_ROUTE = '/:file{sitemap-[0-9]+\\.xml}'

/** What feed readers and search engines fetch. */
export const FEEDS_PAGES: readonly PageRow[] = [
  file('/feeds/articles.rss', { name: 'Feed of stories', otherNames: ['feed', 'feeds', 'rss', 'atom'] }),
  file('/feeds/articles.atom'),
  file('/robots.txt'),
  file('/sitemap.xml'),
  file(SITEMAP_PART_ROUTE),
]
