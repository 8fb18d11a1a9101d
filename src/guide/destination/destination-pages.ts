import type { PageRow } from '#src/site/page-row.ts'

/** The sights of a destination as a file. */
export const SIGHT_FILE_PAGE: PageRow = {
  path: '/destinations/:file{.+\\.(?:gpx|kml)}',
  caching: 'public',
  isFile: true,
}

export const DESTINATION_PAGE: PageRow = {
  path: '/destinations/:path{.+}',
  caching: 'public',
  isContentDriven: true,
  isInSitemap: true,
  samples: {
    country: '/destinations/morocco',
    region: '/destinations/norway/svalbard',
    city: '/destinations/japan/kyoto',
    'short guide': '/destinations/tuvalu',
  },
}

export const DESTINATION_PAGES: readonly PageRow[] = [SIGHT_FILE_PAGE, DESTINATION_PAGE]
